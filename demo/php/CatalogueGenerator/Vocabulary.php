<?php

declare( strict_types=1 );

namespace Marketday\CatalogueGenerator;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use WP_Term;

/** What generated products are made of; their terms are made in the site before the first product. */
final class Vocabulary {
	public const ADJECTIVES = [ 'Amber', 'Brisk', 'Calm', 'Dapper', 'Early', 'Fine', 'Gentle', 'Honest', 'Ivory', 'Jolly', 'Kind', 'Little', 'Mellow', 'Northern', 'Open', 'Plain', 'Quiet', 'Rustic', 'Sturdy', 'Tall', 'Useful', 'Velvet', 'Warm', 'Young' ];
	public const THINGS     = [ 'apron', 'basket', 'bowl', 'candle', 'cushion', 'jug', 'lamp', 'mug', 'notebook', 'pan', 'pillow', 'plate', 'purse', 'rug', 'scarf', 'shirt', 'spoon', 'stool', 'tea towel', 'throw', 'tray', 'vase', 'wallet' ];
	public const COLOURS    = [ 'Black', 'Blue', 'Brown', 'Green', 'Grey', 'Orange', 'Pink', 'Purple', 'Red', 'Turquoise', 'White', 'Yellow' ];
	public const SIZES      = [ 'XS', 'S', 'M', 'L', 'XL', 'XXL' ];

	private const CATEGORIES = [
		'Kitchen'  => [ 'Baking', 'Cookware', 'Cutlery', 'Drinkware', 'Linen', 'Storage', 'Tableware', 'Tools' ],
		'Living'   => [ 'Blankets', 'Candles', 'Cushions', 'Frames', 'Lighting', 'Mirrors', 'Rugs', 'Vases' ],
		'Clothing' => [ 'Dresses', 'Hats', 'Jackets', 'Jumpers', 'Shirts', 'Shoes', 'Socks', 'Trousers' ],
		'Garden'   => [ 'Benches', 'Birds', 'Lanterns', 'Planters', 'Pots', 'Seeds', 'Sheds', 'Watering' ],
		'Office'   => [ 'Bags', 'Books', 'Desks', 'Games', 'Notebooks', 'Paper', 'Pens', 'Trays' ],
	];

	/** @var list<int> Term taxonomy ids of the categories products are in. */
	public readonly array $categories;

	/** @var list<WP_Term> */
	public readonly array $colours;

	/** @var list<WP_Term> */
	public readonly array $sizes;

	/** @var list<int> Pictures that products of the site have already. */
	public readonly array $pictures;

	public function __construct() {
		$this->categories = $this->makeCategories();
		$this->colours    = $this->makeAttribute( 'Colour', self::COLOURS );
		$this->sizes      = $this->makeAttribute( 'Size', self::SIZES );
		$this->pictures   = $this->findPictures();
	}

	public function fixedTerm( string $slug, string $taxonomy ): int {
		$term = get_term_by( 'slug', $slug, $taxonomy );
		return $term instanceof WP_Term ? $term->term_taxonomy_id : 0;
	}

	/** @return list<int> */
	private function makeCategories(): array {
		$ids = [];
		foreach ( self::CATEGORIES as $parent => $children ) {
			$parentTerm = $this->make( $parent, 'product_cat', 0 );
			foreach ( $children as $child ) {
				$ids[] = $this->make( $child, 'product_cat', $parentTerm->term_id )->term_taxonomy_id;
			}
		}
		return $ids;
	}

	/**
	 * @param list<string> $names
	 * @return list<WP_Term>
	 */
	private function makeAttribute( string $label, array $names ): array {
		$attributes = new AttributeTaxonomies();
		$taxonomy   = $attributes->find( $label ) ?: $attributes->create( $label );
		$terms      = [];
		foreach ( $names as $place => $name ) {
			$term = $this->make( $name, $taxonomy, 0 );
			add_term_meta( $term->term_id, 'order', $place, true );
			$terms[] = $term;
		}
		return $terms;
	}

	private function make( string $name, string $taxonomy, int $parent ): WP_Term {
		$found = term_exists( $name, $taxonomy, $parent );
		$made  = is_array( $found ) ? $found : wp_insert_term( $name, $taxonomy, [ 'parent' => max( 0, $parent ) ] );
		$term  = is_array( $made ) ? get_term( (int) $made['term_id'], $taxonomy ) : null;
		return $term instanceof WP_Term ? $term : throw new \RuntimeException( "The term '{$name}' could not be made." );
	}

	/** @return list<int> */
	private function findPictures(): array {
		global $wpdb;
		$sql = "SELECT DISTINCT m.meta_value FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id AND p.post_type = 'product' WHERE m.meta_key = '_thumbnail_id' ORDER BY m.meta_value ASC LIMIT 60";
		return array_values( array_map( 'intval', $wpdb->get_col( $sql ) ) );
	}
}
