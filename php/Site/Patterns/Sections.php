<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

use Marketday\Site\Patterns\Markup as M;

/** Thirteen parts of a shop's pages, made of what is known of the shop. What only its people know is theirs to write: the editor says what belongs there. */
final class Sections {
	/** @param bool $isWhole With what is still to write. */
	public static function hero( bool $isWhole = true ): string {
		$facts   = ShopFacts::current();
		$tagline = (string) $facts?->tagline();
		$hint    = $isWhole ? M::toWrite( __( 'Say in one or two sentences what you sell, who it’s for and why they should buy from you.', 'marketday' ) ) . "\n\n" : '';
		return M::section(
			'dark',
			M::heading( '' === $tagline ? (string) $facts?->name() : $tagline, 1, 'xx-large' ),
			M::block( 'group', [
				'align'  => 'wide',
				'layout' => [
					'type'           => 'constrained',
					'justifyContent' => 'left',
				],
			], '<div class="wp-block-group alignwide">' . $hint . M::button( __( 'Shop now', 'marketday' ), self::shop(), 'dark' ) . '</div>' )
		);
	}

	public static function slideshow(): string {
		$slide = static fn ( string $title, string $text ): string => M::section(
			'dark',
			M::heading( $title, 2, 'xx-large' ),
			M::paragraph( $text, 'large' ),
			M::button( __( 'Take a look', 'marketday' ), self::shop(), 'dark' )
		);
		return M::block(
			'marketday/slideshow',
			[
				'align'    => 'full',
				'autoplay' => false,
			],
			$slide( __( 'New this week', 'marketday' ), __( 'Just in.', 'marketday' ) ) . "\n\n" . $slide(
				__( 'The season’s best', 'marketday' ),
				__( 'What people come back for.', 'marketday' )
			)
		);
	}

	public static function categories(): string {
		$categories = ShopFacts::current()?->categories() ?? [];
		return M::section(
			'plain',
			M::heading( __( 'Shop by category', 'marketday' ) ),
			M::choices( [] === $categories ? [ self::shop() => __( 'All products', 'marketday' ) ] : $categories )
		);
	}

	public static function newArrivals(): string {
		return M::section( 'plain', M::heading( __( 'New in', 'marketday' ) ), self::grid( 'newest', 'new-arrivals', 4 ) );
	}

	public static function bestSellers(): string {
		return M::section(
			'light',
			M::heading( __( 'Best sellers', 'marketday' ) ),
			self::grid( 'bestSelling', 'best-sellers', 8, [
				'layout'   => 'carousel',
				'autoplay' => false,
			] )
		);
	}

	public static function offers(): string {
		return M::section(
			'plain',
			M::heading( __( 'On sale', 'marketday' ) ),
			M::paragraph( __( 'Lower prices while the offer lasts. Each shows its end date.', 'marketday' ) ),
			self::grid( 'onSale', 'offers', 4, [ 'showDeal' => true ] )
		);
	}

	/** @param bool $isWhole With what is still to write; else what is known alone, '' where that is nothing. */
	public static function promises( bool $isWhole = true ): string {
		$facts  = ShopFacts::current();
		$column = static fn ( string $title, string $text ): string => M::heading( $title, 3, 'large', false ) . "\n\n" . $text;
		$link   = static fn ( string $url, string $text ): string => '' === $url ? '' : M::link( $url, $text );
		$known  = [
			[
				__( 'Delivery', 'marketday' ),
				'' === (string) $facts?->delivery() ? '' : DeliveryLine::paragraph( (string) $facts?->delivery() ),
				__( 'What it costs, how long it takes, and when it’s free.', 'marketday' ),
			],
			[
				__( 'Returns', 'marketday' ),
				$link( (string) $facts?->information( 'returns' ), __( 'Read our returns policy', 'marketday' ) ),
				__( 'How long people have to change their mind, and who pays for returns.', 'marketday' ),
			],
			[
				__( 'Help', 'marketday' ),
				$link( (string) $facts?->information( 'contact' ), __( 'Get in touch', 'marketday' ) ),
				__( 'When you’re available, by phone or by email.', 'marketday' ),
			],
		];
		$columns = [];
		foreach ( $known as [ $title, $text, $hint ] ) {
			if ( $isWhole || '' !== $text ) {
				$columns[] = $column( $title, '' === $text ? M::toWrite( $hint ) : $text );
			}
		}
		return [] === $columns ? '' : M::section( 'plain', M::columns( ...$columns ) );
	}

	public static function story(): string {
		return M::section( 'light', M::columns(
			M::heading( __( 'About us', 'marketday' ), 2, 'x-large', false ),
			M::toWrite( __(
				'People buy from people. Say who you are, where you work and how it all began. Add a picture of your workshop.',
				'marketday'
			) ) . "\n\n" . M::toWrite( __( 'Name the people who make what you sell.', 'marketday' ) )
		) );
	}

	public static function letters(): string {
		$field = static fn ( string $kind ): string => M::block( 'marketday/newsletter-field', [ 'kind' => $kind ] );
		return M::section(
			'light',
			M::heading( __( 'Newsletter', 'marketday' ), 2, 'x-large', false ),
			M::paragraph( __( 'Be the first to hear what’s new. Unsubscribe at any time.', 'marketday' ) ),
			M::block( 'marketday/newsletter-form', [ 'blockId' => 'letters' ], $field( 'email' ) . "\n\n" . $field( 'submit' ) )
		);
	}

	public static function events(): string {
		return M::section( 'plain', M::heading( __( 'What’s on', 'marketday' ), 2, 'x-large', false ), M::block( 'marketday/upcoming-events', [ 'number' => 3 ] ) );
	}

	public static function journal(): string {
		return M::section( 'plain', M::heading( __( 'From the journal', 'marketday' ) ), M::block( 'marketday/blog-index', [
			'perPage'        => 3,
			'headingLevel'   => 3,
			'infiniteScroll' => false,
			'align'          => 'wide',
		] ) );
	}

	public static function questions(): string {
		return M::section(
			'plain',
			M::heading( __( 'Frequently asked questions', 'marketday' ), 2, 'x-large', false ),
			M::question( __( 'When will my order arrive?', 'marketday' ), __( 'Say how many working days it takes, and whether orders can be tracked.', 'marketday' ) ),
			M::question( __( 'Can I return something?', 'marketday' ), __( 'Say how long people have, how to return it, and when they’ll get their money back.', 'marketday' ) ),
			M::question( __( 'How can I pay?', 'marketday' ), __( 'Name the payment methods you offer at checkout.', 'marketday' ) )
		);
	}

	public static function visit(): string {
		return M::section( 'dark', M::columns(
			M::heading( __( 'Visit us', 'marketday' ), 2, 'x-large', false ) . "\n\n" . M::toWrite( __(
				'Street, town, and how to get there.',
				'marketday'
			) ),
			M::heading( __( 'Opening hours', 'marketday' ), 2, 'x-large', false ) . "\n\n" . M::toWrite( __( 'Days and hours.', 'marketday' ) )
		) );
	}

	/** Address of the shop. */
	public static function shop(): string {
		return ShopFacts::current()?->shop() ?? home_url( '/' );
	}

	/** @param array<string, mixed> $more */
	private static function grid( string $kind, string $id, int $number, array $more = [] ): string {
		return M::block( 'marketday/product-grid', [
			'perPage'        => $number,
			'query'          => [
				'kind' => $kind,
				'ids'  => [],
			],
			'queryId'        => $id,
			'blockId'        => $id,
			'followsFilter'  => false,
			'headingLevel'   => 3,
			'showPagination' => false,
			'align'          => 'wide',
		] + $more );
	}
}
