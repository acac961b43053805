import type { Marketday } from '@marketday/kernel';
import type { ComponentType } from 'react';

import { here } from './here';

/** Props of the component of an element. */
export interface PartProps {
	/** The element's attributes; '' for one that is not there. */
	readonly given: Readonly< Record< string, string > >;
	readonly shop: Marketday;
	/** The shop's address. */
	readonly address: string;
}

/** Code that draws: loaded with the first element that comes near the window. */
interface Drawing {
	readonly draw: (
		place: ShadowRoot,
		Part: ComponentType< PartProps >,
		props: Omit< PartProps, 'shop' >
	) => void;
	readonly end: ( place: ShadowRoot ) => void;
}

const SHOP = 'shop';

const shopOf = ( element: HTMLElement ): string =>
	element.getAttribute( SHOP ) ??
	element
		.closest( `[data-marketday-shop]` )
		?.getAttribute( 'data-marketday-shop' ) ??
	document
		.querySelector( 'script[data-marketday-shop]' )
		?.getAttribute( 'data-marketday-shop' ) ??
	'';

/** The look, which the page's own rules leave alone; a page without one asks for `unstyled`. */
function addStyles( place: ShadowRoot, element: HTMLElement ) {
	if ( element.hasAttribute( 'unstyled' ) || ! here ) {
		return;
	}
	const link = document.createElement( 'link' );
	link.rel = 'stylesheet';
	link.href = `${ here }embed.css`;
	place.append( link );
}

/**
 * Makes a custom element of a component.
 *
 * @param name        `marketday-products`.
 * @param attributes  Those it hears of.
 * @param load        What it draws.
 * @param loadDrawing
 */
export function defineElement(
	name: string,
	attributes: readonly string[],
	load: () => Promise< { default: ComponentType< PartProps > } >,
	loadDrawing: () => Promise< Drawing >
): void {
	if ( customElements.get( name ) ) {
		return;
	}
	customElements.define(
		name,
		class extends HTMLElement {
			static observedAttributes = [ ...attributes, SHOP, 'id' ];

			private place: ShadowRoot | null = null;

			connectedCallback() {
				if ( ! this.place ) {
					this.place = this.attachShadow( { mode: 'open' } );
					addStyles( this.place, this );
				}
				void this.show();
			}

			attributeChangedCallback() {
				if ( this.place && this.isConnected ) {
					void this.show();
				}
			}

			disconnectedCallback() {
				const { place } = this;
				// An element that is only moved is connected again at once.
				setTimeout( async () => {
					if ( place && ! this.isConnected ) {
						( await loadDrawing() ).end( place );
					}
				} );
			}

			private async show() {
				const address = shopOf( this );
				if ( ! address ) {
					console.error(
						`<${ name }> does not know its shop. Give it the attribute shop="https://shop.example/", or the script data-marketday-shop.`
					);
					return;
				}
				const [ { default: Part }, { draw } ] = await Promise.all( [
					load(),
					loadDrawing(),
				] );
				if ( this.place && this.isConnected ) {
					const given = Object.fromEntries(
						[ ...attributes, 'id' ].map( ( one ) => [
							one,
							this.getAttribute( one ) ?? '',
						] )
					);
					draw( this.place, Part, { given, address } );
				}
			}
		}
	);
}
