import type { FormValues } from '@marketday/features/add-to-basket';
import { changeBasket, pageShop, readPageConfig } from '@marketday/host';

/** Adds in the background what a form holds. */
export const add = ( values: FormValues, button: HTMLElement ) => {
	const config = readPageConfig();
	const fields = Object.entries( values ).map(
		( [ name, value ] ) => [ name, String( value ) ] as const
	);
	return changeBasket( ( { insertViewBasket, sendAddition } ) =>
		sendAddition(
			{ shop: pageShop(), config },
			Object.fromEntries( fields ),
			button,
			() => insertViewBasket( button, config )
		)
	);
};
