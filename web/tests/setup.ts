// Runs before each test file. No file leaves its clock to the next one.
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers());
