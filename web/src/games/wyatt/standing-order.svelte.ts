// The standing order as state of the page.
import { rememberedOrder, rememberOrder, type Order } from './hideout-order';

class Standing {
  order = $state<Order>(rememberedOrder());

  give(order: Order): void {
    this.order = order;
    rememberOrder(order);
  }
}

export const standing = new Standing();
