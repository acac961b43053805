<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\OccurrenceTable;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use PHPUnit\Framework\Attributes\DataProvider;
use Throwable;
use WP_REST_Request;

/** What is protected by a password, a draft, private or planned is told to nobody, by no route, field, feed, list or part of a page. */
final class HiddenPostsTest extends SiteTestCase {
	/** In each text and value that visitors may not see. */
	private const SECRET = 'Xyloquartz';

	private const REST = '#^/(wp/v2/(events|product|posts|search|comments|marketday_event|media|block-renderer|navigation|menu)|marketday|wopb|sales|oembed)#';

	private const STORE = '#^/wc/store#';

	/** Names by which calls say which post they mean. */
	private const NAMES = [
		'id',
		'product_id',
		'productId',
		'post',
		'post_id',
		'postid',
		'parent',
		'item',
		'event',
		'marketday-ics',
		'marketday-wish',
		'marketday-compare',
		'add-to-cart',
	];

	private int $event = 0;

	private int $product = 0;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new OccurrenceTable() )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['SERVER_NAME'] ??= 'localhost';
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function states(): iterable {
		yield 'protected by a password' => [ [ 'post_password' => 'sesame' ] ];
		yield 'a draft' => [ [ 'post_status' => 'draft' ] ];
		yield 'private' => [ [ 'post_status' => 'private' ] ];
		yield 'planned' => [ [ 'post_status' => 'future', 'post_date' => '2030-01-01 10:00:00', 'post_date_gmt' => '2030-01-01 10:00:00' ] ];
	}

	/** @param array<string, string> $state */
	#[DataProvider( 'states' )]
	public function test_no_rest_route_tells_it( array $state ): void {
		$this->hide( $state );

		self::assertSame( [], $this->leaks( $this->restAnswers() ) );
	}

	/** @param array<string, string> $state */
	#[DataProvider( 'states' )]
	public function test_no_other_call_and_no_part_of_a_page_tells_it( array $state ): void {
		$this->hide( $state );

		self::assertSame( [], $this->leaks( $this->callAnswers() ) );
		self::assertSame( [], $this->leaks( $this->drawnParts() ) );
	}

	public function test_the_walk_hears_what_is_told(): void {
		$this->hide( [] );

		self::assertNotSame( [], $this->leaks( $this->restAnswers() ) );
		self::assertNotSame( [], $this->leaks( $this->callAnswers() ) );
		self::assertNotSame( [], $this->leaks( $this->drawnParts() ) );
	}

	public function test_what_an_event_keeps_is_for_its_editors(): void {
		$this->hide( [] );
		$path = "/wp/v2/events/{$this->event}";
		$meta = fn ( string $context ): mixed => $this->rest( $path, [ 'context' => $context ] )->get_data()['meta'][ EventData::META ]['organiser'] ?? null;
		self::assertNull( $meta( 'view' ) );
		wp_set_current_user( 1 );
		self::assertSame( self::SECRET, $meta( 'edit' ) );
	}

	/** @param array<string, string> $state */
	private function hide( array $state ): void {
		// A protected post's title is public: WordPress shows it with a word before it.
		$title         = isset( $state['post_password'] ) ? 'Something' : self::SECRET;
		$text          = [ 'post_title' => $title, 'post_content' => self::SECRET, 'post_excerpt' => self::SECRET ];
		$this->event   = (int) wp_insert_post( $state + $text + [ 'post_type' => EventType::NAME, 'post_status' => 'publish' ] );
		$this->product = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Simple,
			sku: self::SECRET,
			name: $title,
			status: 'publish',
			description: self::SECRET,
			shortDescription: self::SECRET,
			regularPrice: '12.00',
			stockStatus: StockStatus::InStock
		) );
		$review = wp_insert_comment( [
			'comment_post_ID'  => $this->product,
			'comment_content'  => self::SECRET,
			'comment_author'   => 'Ann',
			'comment_type'     => 'review',
			'comment_approved' => 1,
		] );
		add_comment_meta( (int) $review, 'rating', 5 );
		update_post_meta( $this->event, EventData::META, [
			'start'        => gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ) . 'T10:00',
			'end'          => gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ) . 'T11:00',
			'zone'         => 'Europe/London',
			'onlineUrl'    => 'https://meet.example/' . self::SECRET,
			'organiser'    => self::SECRET,
			'organiserUrl' => 'https://example.com/' . self::SECRET,
			'cost'         => self::SECRET,
		] + EventData::blank() );
		if ( [] !== $state ) {
			wp_update_post( [ 'ID' => $this->product ] + $state );
			wp_update_post( [ 'ID' => $this->event ] + $state );
		}
		// What jobs do a moment later.
		do_action( 'marketday_index_product', $this->product );
		wp_cache_flush();
	}

	/** @param array<string, mixed> $query */
	private function rest( string $path, array $query ): \WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/** @return iterable<string, string> Answers to a stranger, by call. */
	private function restAnswers(): iterable {
		foreach ( array_keys( rest_get_server()->get_routes() ) as $route ) {
			// WooCommerce's own answers are its own.
			if ( 1 !== preg_match( self::REST, $route ) && ( self::isWooCommerce() || 1 !== preg_match( self::STORE, $route ) ) ) {
				continue;
			}
			// A list is asked once, one of it for each.
			foreach ( str_contains( $route, '(?P<' ) ? [ $this->event, $this->product ] : [ $this->product ] as $post ) {
				$path = (string) preg_replace( '#\(\?P<[^>]*(?:id|parent)[^>]*>(?:[^()]|\([^()]*\))*\)#', (string) $post, $route );
				$path = (string) preg_replace( '#\(\?P<(?:[^()]|\([^()]*\))*\)#', (string) get_post_field( 'post_name', $post ), $path );
				foreach ( $this->queries( $post ) as $query ) {
					$response = $this->rest( $path, $query );
					yield "GET {$path} " . wp_json_encode( $query ) => (string) wp_json_encode( $response->get_data(), JSON_UNESCAPED_SLASHES );
				}
			}
		}
	}

	/** @return list<array<string, mixed>> */
	private function queries( int $post ): array {
		return [
			[ 'from' => gmdate( 'Y-m-d' ), 'to' => gmdate( 'Y-m-d', time() + 30 * DAY_IN_SECONDS ) ],
			[ 'search' => self::SECRET ],
			[ 'include' => [ $this->event, $this->product ], 'context' => 'edit' ],
			[ 'include' => [ $this->event, $this->product ] ],
			[ 'post' => $post, 'product_id' => (string) $post, 'url' => get_permalink( $post ) ],
			[ 'status' => 'any', 'slug' => get_post_field( 'post_name', $post ) ],
		];
	}

	/** @return iterable<string, string> */
	private function callAnswers(): iterable {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			$isOpen = 1 === preg_match( '/public read|same origin|wopb-nonce|limit of reads/', $route->guard->description ) && Route::PAGE_FORM !== $route->kind;
			if ( ! $isOpen || 'wopb-cart-clear' === $route->address ) {
				continue;
			}
			foreach ( [ $this->event, $this->product ] as $post ) {
				$sent = array_fill_keys( self::NAMES, (string) $post ) + [
					'ids'      => [ $post ],
					'search'   => self::SECRET,
					's'        => self::SECRET,
					'term'     => self::SECRET,
					'postId'   => $post,
					'quantity' => '1',
					'from'     => gmdate( 'Y-m-d' ),
					'to'       => gmdate( 'Y-m-d', time() + 30 * DAY_IN_SECONDS ),
				];
				yield "{$route->kind} {$route->address}" => $this->answer( $route, $sent );
			}
		}
	}

	/** @param array<string, mixed> $sent */
	private function answer( Route $route, array $sent ): string {
		ob_start();
		try {
			$response = ( $route->handler )( new Request( $sent ) );
		} catch ( Throwable $refused ) {
			return $refused->getMessage() . ob_get_clean();
		}
		$printed = (string) ob_get_clean();
		$body    = $response instanceof Response ? $response->body : '';
		$headers = $response instanceof Response ? implode( ' ', $response->headers ) : '';
		return $printed . $headers . ( is_string( $body ) ? $body : (string) wp_json_encode( $body, JSON_UNESCAPED_SLASHES ) );
	}

	/** @return iterable<string, string> */
	private function drawnParts(): iterable {
		foreach ( array_keys( \WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $block ) {
			if ( str_starts_with( $block, 'marketday/' ) ) {
				yield "block {$block}" => do_blocks( "<!-- wp:{$block} /-->" );
				yield "block {$block} of it" => do_blocks( "<!-- wp:{$block} {\"productId\":{$this->product},\"postId\":{$this->product}} /-->" );
			}
		}
		foreach ( [ $this->event, $this->product ] as $post ) {
			yield "page of {$post}" => $this->page( $post );
		}
	}

	/** Head and contents as a stranger gets them. */
	private function page( int $id ): string {
		$wanted = get_post( $id );
		query_posts( [ 'p' => $id, 'post_type' => $wanted->post_type ?? '' ] );
		$html = '';
		if ( have_posts() ) {
			the_post();
			ob_start();
			wp_head();
			the_content();
			the_excerpt();
			wp_footer();
			$html = (string) ob_get_clean();
		}
		wp_reset_query();
		return $html;
	}

	/**
	 * @param iterable<string, string> $responses
	 * @return list<string> The calls that leak it.
	 */
	private function leaks( iterable $responses ): array {
		$found = [];
		foreach ( $responses as $call => $response ) {
			// What was searched for stands in the page's own form.
			$response = (string) preg_replace( '/(value="|\?s=|search=|“|&#8220;|&ldquo;)' . self::SECRET . '/i', '', $response );
			if ( false !== stripos( $response, self::SECRET ) ) {
				$found[] = $call;
			}
		}
		return array_values( array_unique( $found ) );
	}
}
