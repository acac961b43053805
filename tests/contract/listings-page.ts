import { guestNonce, php, product } from './shop';
import { type ShopResponse, Shopper } from './shopper';

interface Place {
	page: number;
	archive: string;
	hidden: number;
	locked: number;
	kitchen: string;
	views: number;
}

/** A page with three listings: tabs and numbers, load more, and what a visitor has looked at; and two nobody may read. */
export const place = php< Place >( `
	$kitchen = get_term_by( 'name', 'Kitchen', 'product_cat' );
	$block   = fn ( array $attributes ): string => '<!-- wp:marketday/product-grid ' . wp_json_encode( $attributes ) . ' /-->';
	$markup  = $block( [ 'blockId' => 'numbers', 'perPage' => 2, 'order' => 'title', 'tabs' => [ 'taxonomy' => 'product_cat', 'ids' => [ $kitchen->term_id ], 'groups' => [ 'on_sale', 'top_sale', 'popular', 'most_rated', 'top_rated', 'arrival' ] ] ] )
		. $block( [ 'blockId' => 'more', 'perPage' => 2, 'order' => 'title', 'queryId' => 'more', 'paginationKind' => 'loadMore' ] )
		. $block( [ 'blockId' => 'seen', 'query' => [ 'kind' => 'recentlyViewed' ], 'showPagination' => false ] );
	$make    = function ( string $name, array $more ) use ( $markup ): int {
		$known = get_posts( [ 'post_type' => 'page', 'name' => $name, 'post_status' => 'any', 'numberposts' => 1 ] );
		return (int) wp_insert_post( [ 'ID' => $known[0]->ID ?? 0, 'post_type' => 'page', 'post_name' => $name, 'post_title' => $name, 'post_status' => 'publish', 'post_content' => $markup ] + [] + $more );
	};
	$private = $make( 'contract-listings-hidden', [] );
	wp_update_post( [ 'ID' => $private, 'post_status' => 'private' ] );
	return [
		'page'    => $make( 'contract-listings', [] ),
		'hidden'  => $private,
		'locked'  => $make( 'contract-listings-locked', [ 'post_password' => 'open' ] ),
		'kitchen' => $kitchen->slug,
		'archive' => (string) get_term_link( $kitchen ),
		'views'   => (int) get_post_meta( ${ product(
			'mug'
		) }, '__product_views_count', true ),
	];` );

export const nonce = guestNonce( 'wopb-nonce' );
export const address = `${ process.env.MARKETDAY_URL }/contract-listings/`;

export type Fields = Record< string, string | number >;

export const call = (
	name: string,
	fields: Fields,
	shopper = new Shopper()
): Promise< ShopResponse > =>
	shopper.wcAjax( name, {
		action: name,
		wpnonce: nonce,
		blockId: 'numbers',
		blockName: 'product-blocks_product-grid',
		postId: place.page,
		widgetBlockId: '',
		currentUrl: address,
		...fields,
	} );

export const names = ( { text }: ShopResponse ) =>
	[
		...text.matchAll( /marketday-product-grid__title"><a[^>]*>([^<]*)</g ),
	].map( ( [ , name ] ) => name );

/** The names on the page itself, of one of its listings. */
export async function namesOnPage( path: string, blockId: string ) {
	const { text } = await new Shopper().get( path );
	const [ , after = '' ] = text.split( `wopb-block-${ blockId }` );
	const own = after.split( 'data-block-id=' )[ 1 ] ?? '';
	return names( { text: own } as ShopResponse );
}
