import { listen } from '@marketday/behaviour';
import type { VariationImage } from '@marketday/kernel';

const CHOSEN = 'marketday_image_chosen';
const POSSIBLE = 'marketday_variations_possible';

const NONE: readonly number[] = [];

/**
 * Says which image goes with what is chosen in a product's form: as the DOM event `marketday_image_chosen` of the form.
 *
 * @param form
 * @param image Null where the product's own goes with it.
 */
export function announceImage(
	form: HTMLFormElement,
	image: VariationImage | null
): void {
	form.dispatchEvent(
		new CustomEvent( CHOSEN, { bubbles: true, detail: image } )
	);
}

/**
 * Says which variations go with what is chosen in a product's form: as the DOM event `marketday_variations_possible` of the form.
 *
 * @param form
 * @param ids  None where nothing is chosen.
 */
export function announcePossible(
	form: HTMLFormElement,
	ids: readonly number[]
): void {
	form.dispatchEvent(
		new CustomEvent( POSSIBLE, { bubbles: true, detail: ids } )
	);
}

/** Images that the choices in the forms of a page lead to, for what stands elsewhere on it and may come alive later. */
export interface ShownImages {
	/** @return Ends it. */
	readonly subscribe: ( listener: () => void ) => () => void;
	/** Null where the product's own are shown. */
	readonly shown: ( productId: number ) => VariationImage | null;
	/** The variations that go with what is chosen; none where nothing is. */
	readonly possible: ( productId: number ) => readonly number[];
}

/** Hears all forms of the page from now on. */
export function shownImages(): ShownImages {
	const images = new Map< number, VariationImage | null >();
	const variations = new Map< number, readonly number[] >();
	const listeners = new Set< () => void >();
	const keep = < T >( known: Map< number, T >, event: CustomEvent< T > ) => {
		if ( event.target instanceof HTMLElement ) {
			known.set(
				Number( event.target.dataset.product_id ),
				event.detail
			);
			listeners.forEach( ( listener ) => listener() );
		}
	};
	listen< CustomEvent< VariationImage | null > >(
		document.body,
		CHOSEN,
		( event ) => keep( images, event )
	);
	listen< CustomEvent< readonly number[] > >(
		document.body,
		POSSIBLE,
		( event ) => keep( variations, event )
	);
	return {
		subscribe( listener ) {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
		shown: ( productId ) => images.get( productId ) ?? null,
		possible: ( productId ) => variations.get( productId ) ?? NONE,
	};
}

declare global {
	interface HTMLElementEventMap {
		[ CHOSEN ]: CustomEvent< VariationImage | null >;
		[ POSSIBLE ]: CustomEvent< readonly number[] >;
	}
}
