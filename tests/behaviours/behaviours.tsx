/**
 * One suite for three ways to a feature: its core, which knows no framework; the library's React component over it; and the plugin's
 * island, which hydrates what PHP has drawn. What a shopper can do there is said once, by a driver that each of them has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mountIslands } from '@marketday/host';
import { createMarketday, type Marketday } from '@marketday/kernel';
import { act, cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';

import { ADDRESSES, fakeShop } from '../fakes/fake-shop';

export interface Scene {
	readonly fake: ReturnType< typeof fakeShop >;
	readonly shop: Marketday;
}

type Open< Driver > = ( scene: Scene ) => Driver | Promise< Driver >;

/** The shop of the page: mocks of `pageShop` answer it. */
let shown: Marketday | null = null;
export const mockShop = () => shown;

/**
 * @param feature
 * @param ways       How each of them is opened.
 * @param behaviours Sentences, and what proves them.
 */
export function describeBehaviours< Driver >(
	feature: string,
	ways: Readonly<
		Record< 'core' | 'component' | 'island', Open< Driver > > &
			Record< string, Open< Driver > >
	>,
	behaviours: Readonly<
		Record< string, ( driver: Driver, scene: Scene ) => Promise< void > >
	>
): void {
	describe.each( Object.entries( ways ) )(
		`${ feature }, as %s`,
		( _, open ) => {
			afterEach( async () => {
				cleanup();
				document.body.replaceChildren();
				// Islands leave when they see that.
				await settle();
				localStorage.clear();
			} );
			it.each( Object.entries( behaviours ) )(
				'%s',
				async ( _name, prove ) => {
					const fake = fakeShop();
					const shop = createMarketday( {
						...ADDRESSES,
						fetch: fake.fetch,
					} );
					shown = shop;
					const scene = { fake, shop };
					await prove( await open( scene ), scene );
				}
			);
		}
	);
}

/** A response, which jsdom has none of. */
export const responseOf = (
	body: unknown,
	status = 200,
	headers: Record< string, string > = {}
) =>
	( {
		ok: status < 400,
		status,
		headers: new Headers( headers ),
		json: async () => body,
		text: async () => JSON.stringify( body ),
	} ) as Response;

/** A shop whose every answer is made of the address that is asked for; what is thrown is its refusal. */
export const shopAnswering = ( response: ( url: URL ) => unknown ): Marketday =>
	createMarketday( {
		...ADDRESSES,
		fetch: ( async ( address: unknown ) => {
			try {
				return responseOf(
					await response( new URL( String( address ) ) ),
					200,
					{ 'X-WP-Total': '2', 'X-WP-TotalPages': '1' }
				);
			} catch ( reason ) {
				const { message } = reason as Error;
				return responseOf( { code: 'refused', message }, 404 );
			}
		} ) as typeof fetch,
	} );

/** jsdom has no modal dialogs. */
export function openDialogs(): void {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
	HTMLDialogElement.prototype.scrollTo = () => {};
}

interface Fixture {
	readonly props: object;
	readonly html: string;
}

/** What PHP prints of an island, by the file that PHPUnit compares it with. */
export const fixtureOf = ( feature: string, name: string ): Fixture =>
	JSON.parse(
		readFileSync(
			join( __dirname, '../contract', feature, `${ name }.json` ),
			'utf8'
		)
	);

const known = new Set< string >();

/** Lays an island into the page as PHP prints it, markup whole, with its props; there it is hydrated. */
export async function openIsland< Props extends object >(
	name: string,
	Island: ComponentType< Props >,
	{ props, html }: Fixture
): Promise< void > {
	const island = document.createElement( 'div' );
	island.dataset.marketdayIsland = name;
	island.dataset.marketdayProps = JSON.stringify( props );
	island.innerHTML = html;
	await act( async () => {
		document.body.append( island );
		if ( ! known.has( name ) ) {
			known.add( name );
			mountIslands( name, Island );
		}
	} );
	await settle();
}

/** Lets everything that is under way come to rest. */
export const settle = ( milliseconds = 0 ) =>
	act( () => new Promise( ( done ) => setTimeout( done, milliseconds ) ) );
