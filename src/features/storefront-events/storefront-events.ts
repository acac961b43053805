import { behaviour, observeChanges } from '@marketday/behaviour';
import type { AddItem, Basket, BasketStore } from '@marketday/kernel';

/** Events for other people's scripts, by name: `docs/PROTOCOL.md#events-for-other-scripts`. */
export interface StorefrontEvents {
	/** Event on `document.body`: a product's page is shown, or a quick view of it. */
	'marketday:product-viewed': { readonly id: number };
	/** Event on `document.body`: lines, quantities or sums have changed. The promise is kept once no other change is under way. */
	'marketday:basket-changed': { readonly basket: Promise< Basket > };
	/** Event on the block of the search. */
	'marketday:search-changed': {
		readonly term: string;
		/** Slug of a category, '' for all. */
		readonly category: string;
	};
	/** Event on the listing's element: other products, another order, a further page. */
	'marketday:listing-changed': {
		readonly queryId: string;
		readonly url: string;
		/** Number from 1. */
		readonly page: number;
		readonly pages: number;
	};
}

export interface BasketUpdate {
	readonly add?: readonly AddItem[];
	/** Quantities by the line's key; 0 takes the line out. */
	readonly quantities?: Readonly< Record< string, number > >;
}

/** Actions that other people's scripts may ask for. */
export interface StorefrontActions {
	/** @throws ApiError Where the shop does not tell. */
	getBasket: () => Promise< Basket >;
	/** @throws ApiError As the shop has refused it, with its code and sentence. */
	updateBasket: ( wanted: BasketUpdate ) => Promise< Basket >;
	/** Opens the page's mini basket, else the basket's page. */
	openBasket: () => Promise< void >;
}

type Name = keyof StorefrontActions;
/** Does an action in another way; the last argument is the way of before. */
type TakingOver< Which extends Name > = (
	...given: [
		...Parameters< StorefrontActions[ Which ] >,
		StorefrontActions[ Which ],
	]
) => ReturnType< StorefrontActions[ Which ] >;

export interface Storefront extends StorefrontActions {
	/**
	 * A theme does an action its own way.
	 *
	 * @return Gives the action back.
	 */
	takeOver: < Which extends Name >(
		name: Which,
		act: TakingOver< Which >
	) => () => void;
}

/** Functions of the page that the events need. */
export interface StorefrontHost {
	readonly basket: BasketStore;
	readonly basketUrl: string;
	readonly goTo: ( url: string ) => void;
}

const LISTING = '.marketday-product-grid';
const OPENER = '.marketday-mini-basket a[role="button"]';

function dispatch< Event extends keyof StorefrontEvents >(
	at: Element,
	name: Event,
	detail: StorefrontEvents[ Event ]
): void {
	at.dispatchEvent( new CustomEvent( name, { bubbles: true, detail } ) );
}

/** Resolves to the basket when nothing is under way any more. */
function whenSettled( store: BasketStore ): Promise< Basket > {
	return new Promise( ( resolve ) => {
		let leave = () => {};
		const look = () => {
			const { basket, pending } = store.getState();
			if ( basket && pending.length === 0 ) {
				leave();
				resolve( basket );
			}
		};
		leave = store.subscribe( look );
		look();
	} );
}

function dispatchBasket( store: BasketStore ): void {
	store.subscribe( ( { basket }, { basket: before } ) => {
		const isNews =
			basket &&
			before &&
			basket !== before &&
			JSON.stringify( basket ) !== JSON.stringify( before );
		if ( isNews ) {
			dispatch( document.body, 'marketday:basket-changed', {
				basket: whenSettled( store ),
			} );
		}
	} );
}

function dispatchProducts(): void {
	const { classList, className } = document.body;
	const id = Number( /\bpostid-(\d+)/.exec( className )?.[ 1 ] ?? 0 );
	if ( id && classList.contains( 'single-product' ) ) {
		dispatch( document.body, 'marketday:product-viewed', { id } );
	}
	let quick = 0;
	observeChanges( () => {
		const shown = document.querySelector< HTMLElement >(
			'.marketday-quick-view-dialog[open] [data-product_id]'
		);
		const now = Number( shown?.dataset.product_id ?? 0 );
		if ( now && now !== quick ) {
			dispatch( document.body, 'marketday:product-viewed', { id: now } );
		}
		quick = now;
	} );
}

function dispatchSearches(): void {
	const say = ( block: HTMLElement, { type, target }: Event ) => {
		const input =
			block.querySelector< HTMLInputElement >( 'input[name="s"]' );
		// A text says its change with each letter.
		if ( input && ( type === 'input' ) === ( target === input ) ) {
			const category = block.querySelector< HTMLSelectElement >(
				'select[name="product_cat"]'
			);
			dispatch( block, 'marketday:search-changed', {
				term: input.value.trim(),
				category: category?.value ?? '',
			} );
		}
	};
	behaviour( '.marketday-product-search', {
		on: { input: say, change: say },
	} );
}

function dispatchListings(): void {
	const say = ( listing: HTMLElement ) => {
		const { queryId = '', paged = '1', pages = '1' } = listing.dataset;
		dispatch( listing, 'marketday:listing-changed', {
			queryId,
			url: window.location.href,
			page: Number( paged ),
			pages: Number( pages ),
		} );
	};
	behaviour( LISTING, {
		on: {
			marketday_listing_changed: say,
			marketday_listing_extended: say,
			marketday_swap: ( listing, event ) => {
				const { target, detail } = event as CustomEvent< {
					next: HTMLElement;
				} >;
				const { next } = detail;
				if ( target === listing ) {
					// It is put in its place after this event.
					queueMicrotask( () => next.isConnected && say( next ) );
				}
			},
		},
	} );
}

/** Tells the page's scripts what shoppers do, and gives them what they may ask for. */
export function startStorefrontEvents( host: StorefrontHost ): Storefront {
	const { basket: store } = host;
	const response = async ( change: Promise< boolean > ) => {
		if ( ! ( await change ) ) {
			throw store.getState().error;
		}
	};
	const actions: StorefrontActions = {
		getBasket: async () => {
			await store.load();
			const { basket, error } = store.getState();
			if ( ! basket ) {
				throw error;
			}
			return whenSettled( store );
		},
		updateBasket: async ( { add = [], quantities = {} } ) => {
			await store.load();
			for ( const item of add ) {
				await response( store.add( item ) );
			}
			if ( Object.keys( quantities ).length > 0 ) {
				await response( store.update( quantities ) );
			}
			return whenSettled( store );
		},
		openBasket: async () => {
			const opener = document.querySelector< HTMLElement >( OPENER );
			if ( opener ) {
				opener.click();
			} else {
				host.goTo( host.basketUrl );
			}
		},
	};
	const storefront: Storefront = {
		getBasket: () => actions.getBasket(),
		updateBasket: ( wanted ) => actions.updateBasket( wanted ),
		openBasket: () => actions.openBasket(),
		takeOver: ( name, act ) => {
			const before = actions[ name ];
			const taken = ( ( ...given: never[] ) =>
				( act as ( ...all: unknown[] ) => unknown )(
					...given,
					before
				) ) as ( typeof actions )[ typeof name ];
			actions[ name ] = taken;
			return () => {
				if ( actions[ name ] === taken ) {
					actions[ name ] = before;
				}
			};
		},
	};
	dispatchBasket( store );
	dispatchSearches();
	dispatchListings();
	dispatchProducts();
	void store.load();
	return storefront;
}
