/** Of a site, whatever way it is set up: where it is, and where its pages are as WordPress writes their addresses. */
export interface SiteFacts {
	/** Without a slash at its end, as WordPress has it. */
	home: string;
	/** Of WordPress's own files. */
	core: string;
	/** Of its REST calls; ends with a slash. */
	rest: string;
	locale: string;
	isPlain: boolean;
	isRightToLeft: boolean;
	isNetwork: boolean;
	prefix: string;
	/** There, as `2026-12-01`. */
	today: string;
	mug: number;
	pages: Record< SitePage, string >;
}

export type SitePage =
	| 'shop'
	| 'basket'
	| 'checkout'
	| 'account'
	| 'mug'
	| 'category'
	| 'calendar'
	| 'event'
	| 'filter'
	| 'letters';

/** Makes what the walk needs beside the suite's shop. */
const MAKE = `
	$page = static function ( string $name, string $content ): int {
		$known = get_posts( [ 'post_type' => 'page', 'name' => $name, 'post_status' => 'any', 'numberposts' => 1 ] );
		return (int) wp_insert_post( [ 'ID' => $known[0]->ID ?? 0, 'post_type' => 'page', 'post_name' => $name, 'post_title' => $name, 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ] );
	};
	$filter  = $page( 'walk-filter', '<!-- wp:marketday/product-filter {"blockId":"walk"} /--><!-- wp:marketday/product-grid {"blockId":"walked","perPage":4,"order":"title"} /-->' );
	$letters = $page( 'walk-letters', '<!-- wp:marketday/newsletter-form {"blockId":"walk"} --><!-- wp:marketday/newsletter-field {"kind":"email"} /--><!-- wp:marketday/newsletter-field {"kind":"submit"} /--><!-- /wp:marketday/newsletter-form --><!-- wp:marketday/upcoming-events {"number":1} /-->' );
	$event   = get_posts( [ 'post_type' => 'marketday_event', 'name' => 'walk', 'post_status' => 'any', 'numberposts' => 1 ] )[0]->ID ?? wp_insert_post( [ 'post_type' => 'marketday_event', 'post_status' => 'publish', 'post_name' => 'walk', 'post_title' => 'Walk over the market' ] );
	$day     = wp_date( 'Y-m-d' );
	update_post_meta( $event, '_marketday_event', [ 'start' => "{$day}T10:00", 'end' => "{$day}T12:00", 'zone' => 'Europe/London', 'rrule' => 'FREQ=DAILY;COUNT=5' ] );
	$reader  = new Marketday\\Search\\Index\\FactsReader( $engine->prices() );
	$builder = new Marketday\\Search\\Index\\IndexBuilder( $reader, new Marketday\\Search\\Index\\IndexChanges(), new Marketday\\Search\\Index\\IndexLock() );
	$builder->begin();
	while ( ! $builder->step()->isIdle() ) { continue; }
`;

const PRINT = `
	$mug  = (int) get_posts( [ 'post_type' => 'product', 'title' => 'Enamel mug', 'numberposts' => 1 ] )[0]->ID;
	$urls = $engine->settings();
	return [
		'home'          => home_url(),
		'core'          => site_url(),
		'rest'          => rest_url(),
		'locale'        => get_locale(),
		'isPlain'       => '' === get_option( 'permalink_structure' ),
		'isRightToLeft' => is_rtl(),
		'isNetwork'     => is_multisite(),
		'prefix'        => $GLOBALS['wpdb']->prefix,
		'today'         => wp_date( 'Y-m-d' ),
		'mug'           => $mug,
		'pages'         => [
			'shop'     => $urls->pageUrl( Marketday\\Engine\\Contract\\Page::Shop ),
			'basket'   => $urls->pageUrl( Marketday\\Engine\\Contract\\Page::Basket ),
			'checkout' => $urls->pageUrl( Marketday\\Engine\\Contract\\Page::Checkout ),
			'account'  => $urls->pageUrl( Marketday\\Engine\\Contract\\Page::Account ),
			'mug'      => get_permalink( $mug ),
			'category' => get_term_link( 'kitchen', 'product_cat' ),
			'calendar' => get_post_type_archive_link( 'marketday_event' ),
			'event'    => get_permalink( $event ),
			'filter'   => get_permalink( $filter ),
			'letters'  => get_permalink( $letters ),
		],
	];
`;

/**
 * @param run Runs PHP in the site.
 */
export function factsOf( run: ( code: string ) => unknown ): SiteFacts {
	return run(
		`$engine = $GLOBALS['marketday_engine']; ${ MAKE } ${ PRINT }`
	) as SiteFacts;
}
