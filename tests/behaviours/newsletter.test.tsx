// @features newsletter

import { newsletterIsland } from '@marketday/features/newsletter';
import {
	createNewsletterStore,
	NewsletterForm,
} from '@marketday/features/newsletter/library';
import { MarketdayProvider } from '@marketday/kernel';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readFileSync } from 'node:fs';
import { createElement } from 'react';

import { responseOf, describeBehaviours, type Scene } from './behaviours';

interface NewsletterDriver {
	/** Types an address, agrees and presses the button. */
	signUp: ( email: string ) => Promise< void >;
	/** The shop's next answers; it accepts without one. */
	refuse: ( message: string ) => void;
	/** Addresses that the shop was sent. */
	sent: () => string[];
	isThanked: () => boolean;
	problem: () => string;
}

const ROUTE = 'http://localhost/wp-json/marketday/v1/newsletter-subscribers';
const FORM = 'tests/contract/newsletter/inline.html';
const AJAX = 'http://localhost/wp-admin/admin-ajax.php';

/** The calls of a front end elsewhere. */
function byRest( { fake }: Scene ) {
	fake.answer( ROUTE, { status: 202, body: {} } );
	return {
		refuse: ( message: string ) =>
			fake.answer( ROUTE, {
				status: 400,
				body: { code: 'invalid', message },
			} ),
		sent: () =>
			fake.requests.map(
				( { body } ) => ( body as { email: string } ).email
			),
	};
}

/** What PHP prints of a form, and WordPress's admin-ajax behind it. */
function byAjax() {
	let refusal = '';
	const sent: string[] = [];
	globalThis.fetch = jest.fn( async ( _: unknown, request?: RequestInit ) => {
		const fields = request?.body as URLSearchParams;
		if ( fields.get( 'action' ) === 'marketday_token' ) {
			return responseOf( { token: 'token' } );
		}
		sent.push( fields.get( 'data[form_field_email]' ) ?? '' );
		return refusal
			? responseOf( { errors: [ { message: refusal } ] }, 400 )
			: responseOf( { data: [], meta: {} } );
	} ) as typeof fetch;
	const config = {
		ajax_url: AJAX,
		ajax_common_error_message: 'Something has gone wrong.',
		ajax_timeout_error_message: 'Too slow.',
	};
	document.body.innerHTML = readFileSync( FORM, 'utf8' );
	const island = document.querySelector< HTMLElement >(
		'[data-marketday-island]'
	)!;
	island
		.querySelector( 'form' )
		?.setAttribute( 'data-config', JSON.stringify( config ) );
	const { Component, read } = newsletterIsland;
	render( createElement( Component, read( island ) ), {
		container: island,
		hydrate: true,
	} );
	return {
		refuse: ( message: string ) => void ( refusal = message ),
		sent: () => sent,
	};
}

const onThePage = {
	signUp: async ( email: string ) => {
		const field = screen.getByLabelText( 'Email address' );
		await userEvent.clear( field );
		await userEvent.type( field, email );
		const box = screen.getByRole( 'checkbox' ) as HTMLInputElement;
		if ( ! box.checked ) {
			await userEvent.click( box );
		}
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Subscribe' } )
		);
	},
	isThanked: () => screen.getByRole( 'status' ).textContent !== '',
	problem: () =>
		screen
			.queryAllByRole( 'alert' )
			.map( ( { textContent } ) => textContent )
			.join( ' ' ),
};

describeBehaviours< NewsletterDriver >(
	'a subscription',
	{
		core: ( scene ) => {
			const store = createNewsletterStore( {
				shop: scene.shop,
				consent: 'I agree',
			} );
			return {
				...byRest( scene ),
				signUp: async ( email ) => void ( await store.signUp( email ) ),
				isThanked: () => store.getState().status === 'sent',
				problem: () => store.getState().problem,
			};
		},
		component: ( scene ) => {
			const responses = byRest( scene );
			render(
				<MarketdayProvider shop={ scene.shop }>
					<NewsletterForm />
				</MarketdayProvider>
			);
			return { ...responses, ...onThePage };
		},
		island: () => ( { ...byAjax(), ...onThePage } ),
	},
	{
		'sends the address once, and says what comes': async ( form ) => {
			expect( form.isThanked() ).toBe( false );

			await form.signUp( 'ada@shop.example' );

			await waitFor( () => expect( form.isThanked() ).toBe( true ), {
				timeout: 4000,
			} );
			expect( form.sent() ).toEqual( [ 'ada@shop.example' ] );
			expect( form.problem() ).toBe( '' );
		},
		"says in the shop's words what is wrong, and can be sent again": async (
			form
		) => {
			form.refuse( 'This address cannot be written to.' );

			await form.signUp( 'ada@nowhere.example' );

			await waitFor(
				() =>
					expect( form.problem() ).toContain(
						'This address cannot be written to.'
					),
				{ timeout: 4000 }
			);
			expect( form.isThanked() ).toBe( false );
			await form.signUp( 'ada@elsewhere.example' );
			await waitFor(
				() =>
					expect( form.sent() ).toEqual( [
						'ada@nowhere.example',
						'ada@elsewhere.example',
					] ),
				{ timeout: 4000 }
			);
		},
	}
);
