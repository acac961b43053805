import type { VariationPicture } from '@marketday/kernel';

const CHOSEN = 'marketday_image_chosen';

/**
 * Says which image goes with what is chosen in a product's form: as the DOM event `marketday_image_chosen` of the form.
 *
 * @param form
 * @param image Null where the product's own goes with it.
 */
export function announceImage(
	form: HTMLFormElement,
	image: VariationPicture | null
): void {
	form.dispatchEvent(
		new CustomEvent( CHOSEN, { bubbles: true, detail: image } )
	);
}

/** Which images the choices in the forms of a page lead to, for what stands elsewhere on it and may come alive later. */
export interface ShownImages {
	/** @return Ends it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Null where the product's own are shown. */
	readonly shown: ( productId: number ) => VariationPicture | null;
}

/** Hears all forms of the page from now on. */
export function shownImages(): ShownImages {
	const known = new Map< number, VariationPicture | null >();
	const listeners = new Set< () => void >();
	document.body.addEventListener( CHOSEN, ( { target, detail } ) => {
		if ( target instanceof HTMLElement ) {
			known.set( Number( target.dataset.product_id ), detail );
			listeners.forEach( ( listener ) => listener() );
		}
	} );
	return {
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		shown: ( productId ) => known.get( productId ) ?? null,
	};
}

declare global {
	interface HTMLElementEventMap {
		[ CHOSEN ]: CustomEvent< VariationPicture | null >;
	}
}
