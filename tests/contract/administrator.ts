import { Shopper, type ShopResponse } from './shopper';

/** Someone with the keys of the shop, in WordPress's own screens. */
export class Administrator extends Shopper {
	async logIn( {
		user,
		password,
	}: {
		user: string;
		password: string;
	} ): Promise< void > {
		await this.get( '/wp-login.php' );
		const response = await this.post( '/wp-login.php', {
			log: user,
			pwd: password,
			testcookie: 1,
		} );
		if ( response.status !== 302 ) {
			throw new Error( `Log-in answered ${ response.status }.` );
		}
	}

	/** A screen, through WordPress's redirects. */
	async screen( path: string ): Promise< ShopResponse > {
		let response = await this.get( path );
		for (
			let hops = 0;
			hops < 5 && response.status >= 300 && response.status < 400;
			hops++
		) {
			const url = new URL(
				response.headers.get( 'location' ) ?? '/',
				'http://site.invalid/wp-admin/'
			);
			response = await this.get( url.pathname + url.search );
		}
		return response;
	}

	private restNonce = '';

	/** A look through the REST API. */
	async call( path: string ): Promise< ShopResponse > {
		this.restNonce ||= (
			await this.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
		).text;
		return this.get( path, { 'X-WP-Nonce': this.restNonce } );
	}

	/** A form with files, as a screen sends it. */
	postForm( path: string, form: FormData ): Promise< ShopResponse > {
		return this.send( 'POST', this.site + path, { body: form } );
	}

	/** Follows the plugin's own link in the list of plugins. */
	async plugin(
		action: 'activate' | 'deactivate',
		plugin: string
	): Promise< void > {
		const list = await this.screen( '/wp-admin/plugins.php' );
		const links = [
			...list.text.matchAll( /href="(plugins\.php\?action=[^"]+)"/g ),
		].map( ( [ , href = '' ] ) => href.replace( /&amp;|&#038;/g, '&' ) );
		const link = links.find(
			( href ) =>
				href.includes( `action=${ action }&` ) &&
				href.includes( encodeURIComponent( plugin ) )
		);
		if ( ! link ) {
			throw new Error(
				`The list of plugins has no link to ${ action } ${ plugin }.`
			);
		}
		await this.get( `/wp-admin/${ link }` );
	}
}
