<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Contents that a site has to show: pages and menus that are made for it name nothing that is empty. */
final class SiteContents {
	/** Post that WordPress brings with every site. */
	private const FIRST_POST = 1;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @return list<Term> Categories of the first level that hold products, the fullest first; the one for what has none is not among them. */
	public function categories( int $most ): array {
		$default = (int) get_option( 'default_product_cat' );
		$found   = array_filter(
			$this->catalogue->terms( 'product_cat' ),
			static fn ( Term $term ): bool => 0 === $term->parent && $term->id !== $default && $term->count > 0 && '' !== $term->url()
		);
		usort( $found, static fn ( Term $one, Term $other ): int => $other->count <=> $one->count );
		return array_slice( $found, 0, $most );
	}

	public function hasProducts(): bool {
		return [] !== $this->catalogue->query( new ProductQuery( perPage: 1 ) )->products;
	}

	public function hasPosts(): bool {
		$posts = get_posts( [
			'numberposts' => 2,
			'fields'      => 'ids',
		] );
		return [] !== array_diff( $posts, [ self::FIRST_POST ] );
	}

	public function hasEvents(): bool {
		return (int) ( wp_count_posts( 'marketday_event' )->publish ?? 0 ) > 0;
	}
}
