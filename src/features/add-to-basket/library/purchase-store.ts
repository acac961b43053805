import type { Marketday, Variation } from '@marketday/kernel';
import { variationFromWire } from '@marketday/kernel/catalogue';
import { type Core, createCore } from '@marketday/kernel/headless';
import { clampQuantity } from '@marketday/ui';

import { combinationsFromWire } from '../combinations';
import { messages } from '../messages';
import {
	blockReason,
	type Chosen,
	type Combination,
	findVariation,
	isComplete,
	nearestChoice,
} from '../variation-matching';
import type { ProductFormData } from './product-form-data';

export interface PurchaseState {
	/** The chosen value by the name of its attribute; '' where nothing is chosen. */
	readonly chosen: Chosen;
	/** The variation that the choice leads to, where the form carries its variations. */
	readonly found: Variation | null;
	readonly quantity: number;
	readonly status: 'idle' | 'adding' | 'added';
	/** The reason why it was not added. */
	readonly problem: string;
}

export interface PurchaseActions {
	/** Another value; those that do not go with it move to what does. '' takes a choice back. */
	choose: ( attribute: string, value: string ) => void;
	setQuantity: ( quantity: number ) => void;
	/** Puts it into the shop's basket. @return Whether that was done; `problem` says why not. */
	add: () => Promise< boolean >;
}

export type PurchaseStore = Core< PurchaseState > & PurchaseActions;

export interface PurchaseStoreOptions {
	shop: Pick< Marketday, 'basket' >;
	/** Data of a `createProductFormStore()`, or of `fetchProductForm()`. */
	form: ProductFormData;
}

/**
 * Creates the state of a purchase: what a shopper chooses of a product, and how it comes into the basket; the form without its fields.
 *
 * @example
 * const mug = createPurchaseStore( { shop, form: await fetchProductForm( shop.client, 'enamel-mug' ) } );
 * mug.choose( 'attribute_pa_colour', 'blue' );
 * await mug.add();
 */
export function createPurchaseStore( {
	shop,
	form,
}: PurchaseStoreOptions ): PurchaseStore {
	const list = form.variations?.map( variationFromWire ) ?? null;
	const known: readonly Combination[] | null =
		list ??
		( form.combinations
			? combinationsFromWire( form.attributes, form.combinations )
			: null );
	const isVariable = form.attributes.length > 0;
	const foundBy = ( chosen: Chosen ) =>
		list ? findVariation( list, chosen ) : null;
	const limit = ( quantity: number, found: Variation | null ) =>
		found?.isSoldIndividually ?? form.soldIndividually
			? 1
			: clampQuantity( quantity, {
					minimum: found?.minimum ?? form.minimum,
					maximum: found ? found.maximum : form.maximum,
					step: form.step,
			  } );

	/** '' where it can be added. A variation that only the shop can find is the shop's to refuse. */
	function refusal( { chosen, found }: PurchaseState ): string {
		if ( ! isVariable || ( ! list && isComplete( chosen ) ) ) {
			return '';
		}
		const reason = blockReason( chosen, found, false );
		return (
			( reason &&
				( reason === 'unavailable'
					? messages.unavailable()
					: messages.incomplete() ) ) ||
			''
		);
	}

	const first = foundBy( form.chosen );
	return createCore< PurchaseState, PurchaseActions >(
		{
			chosen: form.chosen,
			found: first,
			quantity: limit( form.minimum, first ),
			status: 'idle',
			problem: '',
		},
		( { get, set } ) => ( {
			actions: {
				choose: ( attribute, value ) => {
					const before = get().chosen;
					const chosen = known
						? nearestChoice( known, before, attribute, value )
						: { ...before, [ attribute ]: value };
					const found = foundBy( chosen );
					set( {
						chosen,
						found,
						quantity: limit( get().quantity, found ),
						status: 'idle',
						problem: '',
					} );
				},
				setQuantity: ( quantity ) =>
					set( { quantity: limit( quantity, get().found ) } ),
				add: async () => {
					const { chosen, found, quantity, status } = get();
					const problem = refusal( get() );
					if ( problem || status === 'adding' ) {
						set( { problem } );
						return false;
					}
					set( { status: 'adding', problem: '' } );
					const isAdded = await shop.basket.add( {
						id: found?.id ?? form.productId,
						quantity,
						variation: Object.entries(
							isVariable ? chosen : {}
						).map( ( [ name, one ] ) => ( {
							attribute: name,
							value: one,
						} ) ),
					} );
					set( {
						status: isAdded ? 'added' : 'idle',
						problem: isAdded
							? ''
							: shop.basket.getState().error?.message ?? '',
					} );
					return isAdded;
				},
			},
		} )
	);
}
