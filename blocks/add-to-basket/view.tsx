import {
	AddToBasket,
	type AddToBasketProps,
	enhanceGroupedForm,
	type FormValues,
} from '@marketday/features/add-to-basket';
import {
	insertViewBasket,
	mountIslands,
	pageShop,
	readPageConfig,
	sendAddition,
	startHost,
} from '@marketday/host';
import { announceVariation } from '@marketday/host/variations';

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

function Island( props: AddToBasketProps ) {
	return (
		<AddToBasket
			{ ...props }
			onAdd={ add }
			onVariation={ announceVariation }
		/>
	);
}

mountIslands( 'add-to-basket', Island );

document
	.querySelectorAll< HTMLFormElement >( 'form[data-marketday-grouped]' )
	.forEach( ( form ) => {
		startHost();
		enhanceGroupedForm( form, add );
	} );
