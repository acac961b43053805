/** A product as `wopb_quickview` answers it. */
export interface QuickViewData {
	readonly id: number;
	readonly title: string;
	/** The product's parts. */
	readonly html: string;
	readonly href: string;
	readonly before: ListedProduct | null;
	readonly after: ListedProduct | null;
	readonly closesAfterAdd: boolean;
	/** Styles and scripts of its parts. */
	readonly assets: DocumentFragment | null;
}

interface ListedProduct {
	readonly id: string;
	readonly name: string;
}

function neighbour( view: Element, side: string ): ListedProduct | null {
	const arrow = view.querySelector< HTMLElement >(
		`.wopb-nav-arrow.is-${ side }`
	);
	const name = arrow?.querySelector( '.marketday-quick-view__name' );
	return (
		arrow && {
			id: arrow.dataset.postid ?? '',
			name: name?.textContent ?? '',
		}
	);
}

/**
 * @param  html As php/Catalogue/QuickView/views/quick-view.php prints it.
 * @throws {Error} Where no product is in it.
 */
export function readQuickView( html: string ): QuickViewData {
	const { content } = Object.assign( document.createElement( 'template' ), {
		innerHTML: html,
	} );
	const view = content.querySelector< HTMLElement >( '[data-product_id]' );
	if ( ! view ) {
		throw new Error( 'The answer shows no product.' );
	}
	const {
		product_id: id,
		title = '',
		modal_close_after_cart: closes,
	} = view.dataset;
	return {
		id: Number( id ),
		title,
		html:
			view.querySelector( '.marketday-quick-view__content' )?.innerHTML ??
			'',
		href:
			view.querySelector< HTMLAnchorElement >(
				'.marketday-quick-view__more a'
			)?.href ?? '',
		before: neighbour( view, 'before' ),
		after: neighbour( view, 'after' ),
		closesAfterAdd: closes === 'yes',
		assets:
			content.querySelector< HTMLTemplateElement >(
				'.marketday-quick-view__assets'
			)?.content ?? null,
	};
}
