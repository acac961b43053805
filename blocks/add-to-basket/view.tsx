import {
	AddToBasket,
	type AddToBasketProps,
	enhanceGroupedForm,
	type FormValues,
} from '@marketday/features/add-to-basket';
import {
	announceVariation,
	mountIslands,
	pageShop,
	readPageConfig,
	sendAddition,
	startHost,
} from '@marketday/host';

const add = ( fields: FormValues, button: HTMLElement ) =>
	sendAddition(
		{ shop: pageShop(), config: readPageConfig() },
		Object.fromEntries(
			Object.entries( fields ).map( ( [ name, value ] ) => [
				name,
				String( value ),
			] )
		),
		button
	);

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
