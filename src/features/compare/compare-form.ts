import { __ } from '@marketday/kernel';

import type { CompareHost } from './compare-host';
import type { CompareData, CompareList } from './compare-list';
import { createCompareOrder } from './compare-order';
import { removeColumn } from './compare-table';
import { openProductChoice } from './product-choice';

/** What the buttons of the form around the table do, and those of the list to choose from. */
export function createCompareForm(
	host: CompareHost,
	list: CompareList,
	show: ( data: CompareData ) => void
) {
	const { overlay } = host;
	const move = createCompareOrder( host, list );

	/** docs/PROTOCOL.md#lists-of-products: a column goes by itself while the table stays full; otherwise the shop draws it anew, with places to fill. */
	async function take( form: HTMLElement, id: number ): Promise< void > {
		const data = await list.remove( id );
		if ( ! data ) {
			return;
		}
		if ( data.compare_count >= data.demo_column ) {
			removeColumn( form, id );
		} else {
			show( data );
		}
		overlay.say( __( 'Removed from your comparison.', 'marketday' ) );
	}

	async function addToBasket(
		form: HTMLFormElement,
		button: HTMLButtonElement
	): Promise< void > {
		const field = form.elements.namedItem( `quantity[${ button.value }]` );
		let quantity = 1;
		if ( field instanceof HTMLInputElement ) {
			// docs/PROTOCOL.md#quantity: less than one, and nothing at all, is one.
			quantity = Math.max( 1, Math.floor( Number( field.value ) ) || 1 );
			field.value = String( quantity );
		}
		const isAdded = await host.addToBasket(
			{
				product_id: button.dataset.product_id ?? '',
				quantity: String( quantity ),
			},
			button
		);
		if ( isAdded ) {
			overlay.say( __( 'Added to your basket.', 'marketday' ) );
		}
	}

	async function clear(): Promise< void > {
		const data = await list.clear();
		if ( data ) {
			overlay.close();
			show( data );
			overlay.say( __( 'Your comparison is empty.', 'marketday' ) );
		}
	}

	async function choose( id: number ): Promise< void > {
		const data = await list.add( id, 'product_list' );
		if ( data ) {
			show( data );
		}
	}

	return async ( button: HTMLButtonElement ): Promise< void > => {
		if ( button.name === 'choose' ) {
			await openProductChoice( host );
		} else if ( button.name === 'add' ) {
			await choose( Number( button.value ) );
		} else if ( button.name === 'clear' ) {
			await clear();
		} else if ( button.form && button.name === 'to-basket' ) {
			await addToBasket( button.form, button );
		} else if ( button.form && /^(earlier|later)$/.test( button.name ) ) {
			await move( button.form, button );
		} else if ( button.form ) {
			await take( button.form, Number( button.value ) );
		}
	};
}
