// The standing order as the page keeps it.
import { rememberedOrder, rememberOrder, type Order } from './hideout-order';

class Standing {
  order = $state<Order>(rememberedOrder());

  give(order: Order): void {
    this.order = order;
    rememberOrder(order);
  }
}

export const standing = new Standing();
