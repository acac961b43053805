import type { Basket, BasketStore } from '@marketday/kernel';
import { freeDelivery } from '@marketday/kernel/totals';

/** Says of every bar on the page how far the basket is; without one, what the page says. */
function draw( basket: Basket | null ): void {
	for ( const text of document.querySelectorAll< HTMLElement >(
		'[data-marketday-free-delivery]'
	) ) {
		const { missing, reached } = text.dataset;
		text.dataset.general ??= text.textContent ?? '';
		const bar = freeDelivery( basket, missing, reached );
		text.textContent = bar?.text ?? text.dataset.general;
		text.parentElement!.style.setProperty(
			'--marketday-filled',
			`${ bar?.percent ?? 0 }%`
		);
	}
}

/** Keeps the bars with the page's basket. A visitor without one causes no request. */
export function followBasket( store: BasketStore ): void {
	store.subscribe( ( { basket } ) => draw( basket ) );
	draw( store.getState().basket );
	void store.load();
}
