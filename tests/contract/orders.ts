import { php } from './shop';

export interface StoredOrder {
	id: number;
	status: string;
	total: number;
	email: string;
	method: string;
	note: string;
	customer: number;
	lines: { name: string; quantity: number; total: number }[];
}

/** An order as the engine gives it to its owner. */
export function orderOf( id: number, key: string ): StoredOrder | null {
	return php< { order: StoredOrder | null } >(
		`$order = $engine->orders()->find( ${ id }, '${ key }' );
		return [ 'order' => null === $order ? null : [
			'id' => $order->id, 'status' => $order->status->value, 'total' => $order->contents->total->minor, 'email' => $order->customer->billing->email,
			'method' => $order->payment->methodId, 'note' => $order->customer->note, 'customer' => $order->customer->id,
			'lines' => array_map( fn ( $line ) => [ 'name' => $line->name, 'quantity' => $line->quantity, 'total' => $line->total->minor ], $order->contents->lines ),
		] ];`
	).order;
}
