<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Schema;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\AttributeNames;

/**
 * The shop's global attributes: rows of WooCommerce's table, each a taxonomy `pa_{name}`.
 *
 * @phpstan-type AttributeRow array{id: int, name: string, label: string, type: string, orderby: string, public: bool}
 */
final class AttributeTaxonomies {
	private const CACHE = 'wc_attribute_taxonomies';

	public function registerAll(): void {
		$permalinks = new Permalinks();
		foreach ( $this->all() as $taxonomy => $row ) {
			$this->registerTaxonomy( $taxonomy, $row, $permalinks );
		}
	}

	/** @return array<string, AttributeRow> By taxonomy, in order of name. */
	public function all(): array {
		$rows = get_transient( self::CACHE );
		if ( ! is_array( $rows ) ) {
			$rows = $this->read();
			set_transient( self::CACHE, $rows );
		}
		$all = [];
		foreach ( $rows as $row ) {
			$all[ "pa_{$row->attribute_name}" ] = [
				'id'      => (int) $row->attribute_id,
				'name'    => (string) $row->attribute_name,
				'label'   => (string) ( $row->attribute_label ?: $row->attribute_name ),
				'type'    => (string) $row->attribute_type,
				'orderby' => (string) $row->attribute_orderby,
				'public'  => (bool) $row->attribute_public,
			];
		}
		return $all;
	}

	/** @return string The taxonomy of the attribute with this label or name, '' for none. */
	public function find( string $label ): string {
		$name = AttributeNames::find( $this->labels(), $label );
		return '' === $name ? '' : "pa_{$name}";
	}

	/** Adds the attribute and registers its taxonomy at once, so that terms can be made in the same request. */
	public function create( string $label ): string {
		global $wpdb;
		$name = AttributeNames::free( $this->labels(), $label );
		$wpdb->insert(
			"{$wpdb->prefix}woocommerce_attribute_taxonomies",
			[
				'attribute_name'    => $name,
				'attribute_label'   => $label,
				'attribute_type'    => 'select',
				'attribute_orderby' => 'menu_order',
				'attribute_public'  => 0,
			]
		);
		$this->forget();
		$taxonomy = "pa_{$name}";
		$this->registerTaxonomy( $taxonomy, $this->all()[ $taxonomy ], new Permalinks() );
		/** A global attribute was added. @param string $taxonomy Such as `pa_colour`. */
		Announcement::make( 'marketday_attribute_created', $taxonomy );
		return $taxonomy;
	}

	/** @param string $type How its values are chosen: `select`, `button`, or a word of another plugin's. */
	public function setType( int $id, string $type ): void {
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}woocommerce_attribute_taxonomies", [ 'attribute_type' => $type ], [ 'attribute_id' => $id ] );
		$this->forget();
	}

	public function forget(): void {
		delete_transient( self::CACHE );
	}

	/** @return array<string, string> Label by name. */
	private function labels(): array {
		return array_column( $this->all(), 'label', 'name' );
	}

	/** @return list<\stdClass> */
	private function read(): array {
		global $wpdb;
		$silent = $wpdb->suppress_errors();
		$rows   = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}woocommerce_attribute_taxonomies WHERE attribute_name != '' ORDER BY attribute_name ASC" );
		$wpdb->suppress_errors( $silent );
		return array_values( (array) $rows );
	}

	/** @param AttributeRow $row */
	private function registerTaxonomy( string $taxonomy, array $row, Permalinks $permalinks ): void {
		$rewrite = [
			'slug'         => ltrim( $permalinks->attributeBase() . '/' . $row['name'], '/' ),
			'with_front'   => false,
			'hierarchical' => true,
		];
		register_taxonomy(
			$taxonomy,
			[ 'product' ],
			[
				'labels'             => [
					/* translators: %s: the name of an attribute, such as Colour */
					'name'          => sprintf( __( 'Product %s', 'marketday' ), $row['label'] ),
					'singular_name' => $row['label'],
				],
				'hierarchical'       => false,
				'public'             => $row['public'],
				'query_var'          => $row['public'],
				'rewrite'            => $row['public'] ? $rewrite : false,
				'show_in_menu'       => true,
				'show_in_quick_edit' => false,
				'meta_box_cb'        => false,
			] + Taxonomies::sharedArguments()
		);
	}
}
