import { guestNonce, php } from './shop';
import { type ShopResponse, type Json, Shopper } from './shopper';

interface Place {
	page: number;
	hidden: number;
	locked: number;
	draft: number;
	kitchen: number;
	kitchenSlug: string;
	colour: string;
	blue: number;
	blueSlug: string;
}

/** A page with a filter, a count, an order and a listing, a second pair of its own, and three pages nobody may read. */
export const place = php< Place >( `
	$reader  = new Marketday\\Search\\Index\\FactsReader( $engine->prices() );
	$builder = new Marketday\\Search\\Index\\IndexBuilder( $reader, new Marketday\\Search\\Index\\IndexChanges(), new Marketday\\Search\\Index\\IndexLock() );
	$builder->begin();
	while ( ! $builder->step()->isIdle() ) { continue; }
	$block   = fn ( string $name, array $attributes ): string => "<!-- wp:marketday/{$name} " . wp_json_encode( $attributes ) . ' /-->';
	$markup  = $block( 'product-filter', [ 'blockId' => 'filter', 'limit' => 1 ] ) . $block( 'result-count', [ 'blockId' => 'count' ] ) . $block( 'catalogue-sorting', [ 'blockId' => 'sorting' ] )
		. $block( 'product-grid', [ 'blockId' => 'listing', 'perPage' => 3, 'order' => 'title' ] )
		. $block( 'product-filter', [ 'blockId' => 'filter2', 'queryId' => 'second' ] ) . $block( 'product-grid', [ 'blockId' => 'listing2', 'queryId' => 'second', 'perPage' => 2, 'order' => 'title' ] );
	$make    = function ( string $name, array $more ) use ( $markup ): int {
		$known = get_posts( [ 'post_type' => 'page', 'name' => $name, 'post_status' => 'any', 'numberposts' => 1 ] );
		return (int) wp_insert_post( [ 'ID' => $known[0]->ID ?? 0, 'post_type' => 'page', 'post_name' => $name, 'post_title' => $name, 'post_status' => 'publish', 'post_content' => $markup ] + $more );
	};
	$private = $make( 'contract-filter-hidden', [] );
	wp_update_post( [ 'ID' => $private, 'post_status' => 'private' ] );
	$draft = $make( 'contract-filter-draft', [] );
	wp_update_post( [ 'ID' => $draft, 'post_status' => 'draft' ] );
	$kitchen = get_term_by( 'name', 'Kitchen', 'product_cat' );
	$colour  = (string) array_search( 'Colour', $engine->catalogue()->attributeTaxonomies(), true );
	$blue    = '' === $colour ? false : get_term_by( 'name', 'Blue', $colour );
	return [
		'page'        => $make( 'contract-filter', [] ),
		'hidden'      => $private,
		'draft'       => $draft,
		'locked'      => $make( 'contract-filter-locked', [ 'post_password' => 'open' ] ),
		'kitchen'     => $kitchen->term_id,
		'kitchenSlug' => $kitchen->slug,
		'colour'      => $colour,
		'blue'        => $blue ? $blue->term_id : 0,
		'blueSlug'    => $blue ? $blue->slug : '',
	];` );

export const nonce = guestNonce( 'wopb-nonce' );
export const address = `${ process.env.MARKETDAY_URL }/contract-filter/`;

/** POST /wopb/product-filter as a page sends it. */
export async function filterCall(
	body: Record< string, unknown >
): Promise< { status: number; json: Json; text: string; headers: Headers } > {
	const response = await fetch(
		`${ process.env.MARKETDAY_URL }/wp-json/wopb/product-filter`,
		{
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( {
				post_id: place.page,
				block_name: 'product-blocks_product-grid',
				current_url: address,
				wpnonce: nonce,
				...body,
			} ),
		}
	);
	const text = await response.text();
	let json: Json;
	try {
		json = JSON.parse( text );
	} catch {
		json = undefined as unknown as Json;
	}
	return { status: response.status, json, text, headers: response.headers };
}

export const moreItems = (
	fields: Record< string, string | number >
): Promise< ShopResponse > =>
	new Shopper().wcAjax( 'wopb_show_more_filter_item', {
		action: 'wopb_show_more_filter_item',
		wpnonce: nonce,
		postId: place.page,
		'query[taxonomy]': 'product_cat',
		'query[blockId]': 'filter',
		taxonomy: 'product_cat',
		current_page: 2,
		currentUrl: address,
		...fields,
	} );

/** A block of an answer. */
export const contentOf = ( json: Json, blockId: string ): string =>
	json.blockList.find(
		( block: { blockId: string } ) => block.blockId === blockId
	)?.content ?? '';

export const names = ( html: string ) =>
	[
		...html.matchAll( /marketday-product-grid__title"><a[^>]*>([^<]*)</g ),
	].map( ( [ , name ] ) => name );

/** The number beside a value. */
export function countBeside( html: string, value: string ): number | null {
	const [ , after ] = html.split( ` value="${ value }" data-id=` );
	const found = /data-part="count">([\d,]+)</.exec(
		after?.split( '</li>' )[ 0 ] ?? ''
	);
	return found ? Number( found[ 1 ]?.replace( ',', '' ) ) : null;
}
