<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Row\DraftFields;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\TermNames;

/** Names that differ from one of the shop in capitals or accents alone: they stay two, and a person is told, who may have meant one. */
final class NameTwins {
	/** @var array<string, string> The twin by taxonomy, parent and name, in this step. */
	private array $found = [];

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @return list<string> */
	public function remarks( DraftFields $fields ): array {
		$remarks = [];
		foreach ( $this->namesIn( $fields ) as [ $name, $taxonomy, $parent, $beside ] ) {
			$twin = $this->amongst( $name, $beside ) ?: ( $this->found[ "{$taxonomy}/{$parent}/{$name}" ] ??= TermNames::twin( $name, $taxonomy, $parent ) );
			if ( '' !== $twin ) {
				/* translators: 1 and 2: two names, such as "blue" and "Blue". */
				$remarks[] = sprintf( __( '"%1$s" and "%2$s" differ only in capitals or accents, so both were kept.', 'marketday' ), $name, $twin );
			}
		}
		return $remarks;
	}

	/** @return iterable<array{string, string, int, list<string>}> Name, taxonomy, parent, and the names given with it. */
	private function namesIn( DraftFields $fields ): iterable {
		$taxonomies = array_flip( array_map( 'mb_strtolower', $this->catalogue->attributeTaxonomies() ) );
		foreach ( $fields->attributes() ?? [] as $attribute ) {
			$taxonomy = (string) ( $taxonomies[ mb_strtolower( $attribute->name ) ] ?? '' );
			foreach ( $attribute->global ? $attribute->values : [] as $value ) {
				yield [ $value, $taxonomy, 0, $attribute->values ];
			}
		}
		foreach ( $fields->names( 'tags' ) as $tag ) {
			yield [ $tag, 'product_tag', 0, $fields->names( 'tags' ) ];
		}
		foreach ( [ 'categories' => 'product_cat', 'brands' => 'product_brand' ] as $field => $taxonomy ) {
			foreach ( $fields->paths( $field ) as $path ) {
				yield from $this->levels( $path, $taxonomy );
			}
		}
	}

	/**
	 * The levels of a path as far as they are known, and the first one that is new.
	 *
	 * @param list<string> $path
	 * @return iterable<array{string, string, int, list<string>}>
	 */
	private function levels( array $path, string $taxonomy ): iterable {
		$parent = 0;
		foreach ( $path as $name ) {
			yield [ $name, $taxonomy, $parent, [] ];
			$parent = taxonomy_exists( $taxonomy ) ? TermNames::find( $name, $taxonomy, $parent ) : 0;
			if ( 0 === $parent ) {
				return;
			}
		}
	}

	/** @param list<string> $names */
	private function amongst( string $name, array $names ): string {
		foreach ( array_slice( $names, 0, (int) array_search( $name, $names, true ) ) as $other ) {
			if ( TermNames::fold( $other ) === TermNames::fold( $name ) ) {
				return $other;
			}
		}
		return '';
	}
}
