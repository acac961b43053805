import {
	type APIRequestContext,
	type FullConfig,
	request,
} from '@playwright/test';
import path from 'path';

/**
 * The editor's preferences: the guide that greets a new user and the patterns that greet a new page are dialogs that come when
 * they have loaded, and hide the toolbar.
 */
const WITHOUT_GREETINGS = {
	core: { enableChoosePatternModal: false },
	'core/edit-post': { welcomeGuide: false },
};

async function logIn( visitor: APIRequestContext ): Promise< void > {
	// The first page brings the cookie by which WordPress sees that there are cookies.
	await visitor.get( '/wp-login.php' );
	const response = await visitor.post( '/wp-login.php', {
		form: {
			log: process.env.MARKETDAY_ADMIN_USER ?? 'admin',
			pwd: process.env.MARKETDAY_ADMIN_PASSWORD ?? 'marketday',
			testcookie: '1',
		},
		maxRedirects: 0,
	} );
	if ( response.status() !== 302 ) {
		throw new Error( 'The site does not let the editor in.' );
	}
}

async function turnGreetingsOff( editor: APIRequestContext ): Promise< void > {
	const nonce = await editor.get(
		'/wp-admin/admin-ajax.php?action=rest-nonce'
	);
	const response = await editor.post( '/?rest_route=/wp/v2/users/me', {
		headers: { 'X-WP-Nonce': await nonce.text() },
		data: {
			meta: {
				persisted_preferences: {
					_modified: new Date().toISOString(),
					...WITHOUT_GREETINGS,
				},
			},
		},
	} );
	if ( ! response.ok() ) {
		throw new Error(
			`The editor cannot change: ${ await response.text() }`
		);
	}
}

/** Logs the editor in before all tests: WordPress loses a log-in that happens at the same moment as another of the same user. */
export default async function logInOnce( {
	projects,
}: FullConfig ): Promise< void > {
	const { outputDir = '', use = {} } = projects[ 0 ] ?? {};
	const editor = await request.newContext(
		use.baseURL ? { baseURL: use.baseURL } : {}
	);
	await logIn( editor );
	await turnGreetingsOff( editor );
	process.env.MARKETDAY_EDITOR = path.join( outputDir, 'editor.json' );
	await editor.storageState( { path: process.env.MARKETDAY_EDITOR } );
	await editor.dispose();
}
