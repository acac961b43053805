import {
	AddToBasket,
	type AddToBasketProps,
	enhanceGroupedForm as enhance,
	type FormValues,
} from '@marketday/features/add-to-basket';
import {
	insertViewBasket,
	pageShop,
	readPageConfig,
	sendAddition,
} from '@marketday/host';
import { announceImage, announceVariation } from '@marketday/host/variations';

const add = ( values: FormValues, button: HTMLElement ) => {
	const config = readPageConfig();
	const fields = Object.entries( values ).map(
		( [ name, value ] ) => [ name, String( value ) ] as const
	);
	return sendAddition(
		{ shop: pageShop(), config },
		Object.fromEntries( fields ),
		button,
		() => insertViewBasket( button, config )
	);
};

/** The form of a simple or variable product, adding in the background. */
export function Form( props: AddToBasketProps ) {
	return (
		<AddToBasket
			{ ...props }
			onAdd={ add }
			onVariation={ announceVariation }
			onImage={ announceImage }
		/>
	);
}

/** Adds the products of a grouped product in the background. */
export function enhanceGroupedForm( form: HTMLFormElement ): void {
	enhance( form, add );
}
