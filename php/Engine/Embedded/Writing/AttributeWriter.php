<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\TermNames;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Kernel\Text\TextLine;
use WP_Error;
use WP_Term;

/** Writes attributes as WooCommerce stores them; global attributes and their terms are made where they are missing. */
final class AttributeWriter {
	public function __construct(
		private readonly AttributeTaxonomies $taxonomies,
		private readonly MetaTable $meta
	) {}

	/** @param list<AttributeDraft> $drafts All attributes of the product: others it had go. */
	public function writeProduct( int $id, array $drafts ): void {
		$stored   = [];
		$defaults = [];
		$before   = get_post_meta( $id, '_product_attributes', true );
		foreach ( $drafts as $draft ) {
			$taxonomy       = $this->taxonomy( $draft );
			$key            = sanitize_title( '' === $taxonomy ? $draft->name : $taxonomy );
			$terms          = '' === $taxonomy ? [] : $this->terms( $taxonomy, $draft->values );
			$stored[ $key ] = $this->row( $draft, $taxonomy, count( $stored ) );
			if ( '' !== $taxonomy ) {
				wp_set_object_terms( $id, array_map( static fn ( WP_Term $term ): int => $term->term_id, $terms ), $taxonomy );
			}
			if ( '' !== $draft->default ) {
				$defaults[ $key ] = $this->value( $taxonomy, $draft->default );
			}
		}
		foreach ( array_diff_key( is_array( $before ) ? $before : [], $stored ) as $key => $gone ) {
			$taxonomy = Slug::taxonomy( (string) ( $gone['name'] ?? $key ) );
			if ( ! empty( $gone['is_taxonomy'] ) && taxonomy_exists( $taxonomy ) ) {
				wp_set_object_terms( $id, [], $taxonomy );
			}
		}
		$this->meta->update( $id, [
			'_product_attributes' => $stored,
			'_default_attributes' => $defaults,
		] );
	}

	/** @param list<AttributeDraft> $drafts One value each, or none for any. */
	public function writeVariation( int $id, ProductRecord $parent, array $drafts ): void {
		$fields = [];
		foreach ( $drafts as $draft ) {
			$taxonomy                     = $this->taxonomy( $draft );
			$key                          = sanitize_title( '' === $taxonomy ? $draft->name : $taxonomy );
			$value                        = $draft->values[0] ?? '';
			$fields[ "attribute_{$key}" ] = '' === $value ? '' : $this->value( $taxonomy, $value );
			$this->offerOnParent( $parent, $draft, $taxonomy, $key );
		}
		foreach ( $fields as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}

	/** Attributes made in undone work are gone. */
	public function forget(): void {
		$this->taxonomies->forget();
	}

	/** A variation's value must be among its product's options, marked as what variations differ in. */
	private function offerOnParent( ProductRecord $parent, AttributeDraft $draft, string $taxonomy, string $key ): void {
		$all   = $parent->map( '_product_attributes' );
		$row   = is_array( $all[ $key ] ?? null ) ? $all[ $key ] : $this->row( $draft, $taxonomy, count( $all ) );
		$value = $draft->values[0] ?? '';
		if ( '' !== $taxonomy && '' !== $value ) {
			$this->addTerm( $parent->id(), $this->terms( $taxonomy, [ $value ] )[0] );
		} elseif ( '' === $taxonomy && '' !== $value ) {
			$options = array_filter( array_map( 'trim', explode( '|', (string) $row['value'] ) ), static fn ( string $option ): bool => '' !== $option );
			$row['value'] = implode( ' | ', array_unique( [ ...$options, $value ] ) );
		}
		$row['is_variation'] = 1;
		$all[ $key ]         = $row;
		$this->meta->update( $parent->id(), [ '_product_attributes' => $all ] );
	}

	private function addTerm( int $product, WP_Term $term ): void {
		if ( ! has_term( $term->term_id, $term->taxonomy, $product ) ) {
			wp_set_object_terms( $product, [ $term->term_id ], $term->taxonomy, true );
		}
	}

	/** @return array<string, int|string> */
	private function row( AttributeDraft $draft, string $taxonomy, int $position ): array {
		return [
			'name'         => '' === $taxonomy ? TextLine::of( $draft->name ) : $taxonomy,
			'value'        => '' === $taxonomy
				? implode( ' | ', array_map( static fn ( string $value ): string => trim( str_replace( '|', '', TextLine::of( $value ) ) ), $draft->values ) )
				: '',
			'position'     => $position,
			'is_visible'   => $draft->visible ? 1 : 0,
			'is_variation' => $draft->forVariations ? 1 : 0,
			'is_taxonomy'  => '' === $taxonomy ? 0 : 1,
		];
	}

	/** @return string '' for a local attribute. */
	private function taxonomy( AttributeDraft $draft ): string {
		if ( ! $draft->global ) {
			return '';
		}
		$found = $this->taxonomies->find( $draft->name );
		return '' === $found ? $this->taxonomies->create( $draft->name ) : $found;
	}

	private function value( string $taxonomy, string $value ): string {
		return '' === $taxonomy ? TextLine::of( $value ) : $this->terms( $taxonomy, [ $value ] )[0]->slug;
	}

	/**
	 * @param list<string> $names
	 * @return list<WP_Term>
	 */
	private function terms( string $taxonomy, array $names ): array {
		return array_map( fn ( string $name ): WP_Term => $this->findOrMake( $taxonomy, trim( $name ) ), $names );
	}

	private function findOrMake( string $taxonomy, string $name ): WP_Term {
		$known = TermNames::find( $name, $taxonomy );
		$count = $known > 0 ? 0 : wp_count_terms( [
			'taxonomy'   => $taxonomy,
			'hide_empty' => false,
		] );
		$term = TermNames::term( $name, $taxonomy );
		if ( 0 === $known ) {
			update_term_meta( $term->term_id, 'order', $count instanceof WP_Error ? 0 : (int) $count );
		}
		return $term;
	}
}
