<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Contract\Storage\MetaRows;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use WP_Error;
use WP_Term;

/** Writes the post of a product or variation. */
final class PostWriter {
	/** A variation's title names its choices only while there are few. */
	private const MOST_NAMED_CHOICES = 2;

	public function write( ProductDraft $draft, ?ProductRecord $existing, ?ProductRecord $parent ): int {
		$fields = null === $parent ? $this->productFields( $draft ) : $this->variationFields( $draft, $parent );
		if ( null !== $draft->status ) {
			$fields['post_status'] = $draft->status;
		}
		if ( null !== $draft->position ) {
			$fields['menu_order'] = $draft->position;
		}
		if ( null === $existing ) {
			$fields += [
				'post_status'    => 'publish',
				'comment_status' => null === $parent ? 'open' : 'closed',
				'ping_status'    => 'closed',
			];
			return $this->id( wp_insert_post( wp_slash( $fields ), true ) );
		}
		if ( [] !== array_diff_key( $fields, [ 'post_type' => true, 'post_parent' => true ] ) ) {
			$this->update( $existing->id(), $fields );
		}
		return $existing->id();
	}

	/** 'Shirt - Red, Yes', and what it says in baskets: 'Colour: Red, Logo: Yes'. */
	public function nameVariation( int $id, ProductRecord $parent ): void {
		$choices = $this->choices( $id );
		$names   = count( $choices ) > self::MOST_NAMED_CHOICES ? [] : array_values( $choices );
		$title   = [] === $names ? $parent->post->post_title : $parent->post->post_title . ' - ' . implode( ', ', $names );
		$summary = implode( ', ', array_map( static fn ( string $name, string $value ): string => "{$name}: {$value}", array_keys( $choices ), $choices ) );
		$post    = get_post( $id );
		if ( $post instanceof \WP_Post && ( $post->post_title !== $title || $post->post_excerpt !== $summary ) ) {
			$this->update( $id, [
				'post_title'   => $title,
				'post_excerpt' => $summary,
				'post_name'    => '',
			] );
		}
	}

	/** @return array<string, string> Value by attribute, as people read them; those left open are not in it. */
	private function choices( int $id ): array {
		$choices = [];
		foreach ( (array) get_post_meta( $id ) as $key => $values ) {
			$value = is_array( $values ) ? MetaRows::text( (string) ( $values[0] ?? '' ) ) : '';
			if ( str_starts_with( (string) $key, 'attribute_' ) && '' !== $value ) {
				$name     = substr( (string) $key, 10 );
				$taxonomy = get_taxonomy( Slug::decode( $name ) );
				$term     = $taxonomy ? get_term_by( 'slug', $value, $taxonomy->name ) : false;
				$label    = $taxonomy ? $taxonomy->labels->singular_name ?? $name : $this->localLabel( $id, $name );
				$choices[ (string) $label ] = $term instanceof WP_Term ? $term->name : $value;
			}
		}
		return $choices;
	}

	private function localLabel( int $id, string $key ): string {
		$all = get_post_meta( (int) wp_get_post_parent_id( $id ), '_product_attributes', true );
		return is_array( $all ) ? (string) ( $all[ $key ]['name'] ?? $key ) : $key;
	}

	/** @return array<string, mixed> */
	private function productFields( ProductDraft $draft ): array {
		$fields = [
			'post_type'      => 'product',
			'post_title'     => null === $draft->name ? null : trim( wp_kses_post( $draft->name ) ),
			'post_name'      => null === $draft->slug ? null : sanitize_title( $draft->slug ),
			'post_excerpt'   => null === $draft->shortDescription ? null : wp_kses_post( $draft->shortDescription ),
			'post_content'   => null === $draft->description ? null : wp_kses_post( $draft->description ),
			'comment_status' => null === $draft->reviewsAllowed ? null : ( $draft->reviewsAllowed ? 'open' : 'closed' ),
		];
		return array_filter( $fields, static fn ( mixed $value ): bool => null !== $value );
	}

	/** @return array<string, mixed> */
	private function variationFields( ProductDraft $draft, ProductRecord $parent ): array {
		$fields = [
			'post_type'   => 'product_variation',
			'post_parent' => $parent->id(),
		];
		return null === $draft->id ? $fields + [ 'post_title' => $parent->post->post_title ] : $fields;
	}

	/** @param array<string, mixed> $fields */
	private function update( int $id, array $fields ): void {
		/** @var array{ID: int} $post */
		$post = wp_slash( $fields + [ 'ID' => $id ] );
		$this->id( wp_update_post( $post, true ) );
	}

	private function id( int|WP_Error $result ): int {
		if ( $result instanceof WP_Error ) {
			throw new StoreError( 'marketday_product_not_saved', $result->get_error_message(), 500 );
		}
		return $result;
	}
}
