<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * A block of ours where no block can stand: `[marketday block="product-grid" per-page="8"]` in Divi's or Beaver's widget for shortcodes, in a text widget, or
 * in a theme's file; Elementor's widgets of ours draw by it too. Attributes are those of the block, as in its block.json; capitals and hyphens do not matter.
 */
final class BlockShortcode {
	/** Depth at which blocks stand within one another: a page that shows itself would never end. */
	private static int $depth = 0;

	public function __construct( private readonly Blocks $blocks ) {}

	/** @param array<array-key, string>|string $attributes WordPress gives '' where there are none. */
	public function draw( array|string $attributes ): string {
		$sent = is_array( $attributes ) ? $attributes : [];
		$name = sanitize_key( (string) ( $sent['block'] ?? '' ) );
		$type = '' === $name || self::$depth > 0 ? null : $this->type( $name );
		if ( null === $type ) {
			return self::hint( $name );
		}
		++self::$depth;
		try {
			return do_blocks( get_comment_delimited_block_content( $type->name, self::read( $type, $sent ), self::inner( $type ) ) );
		} finally {
			--self::$depth;
		}
	}

	/** A block that stands alone; those that only stand in another one are drawn with it. */
	private function type( string $name ): ?WP_Block_Type {
		$this->blocks->registerBlock( $name );
		$type = WP_Block_Type_Registry::get_instance()->get_registered( "marketday/{$name}" );
		return $type instanceof WP_Block_Type && $type->is_dynamic() && [] === ( $type->parent ?? [] ) ? $type : null;
	}

	/** Blocks within one that holds others of ours, as in its example: a form's fields. */
	private static function inner( WP_Block_Type $type ): string {
		$inner = '';
		foreach ( is_array( $type->example ) ? $type->example['innerBlocks'] ?? [] : [] as $block ) {
			if ( ! str_starts_with( $block['name'], 'marketday/' ) ) {
				return '';
			}
			$inner .= get_comment_delimited_block_content( $block['name'], $block['attributes'] ?? [], '' );
		}
		return $inner;
	}

	/**
	 * Attributes by their names in the block, each of its type. What the block does not know, or cannot be read, stays as the block has it.
	 *
	 * @param array<array-key, string> $sent
	 * @return array<string, mixed>
	 */
	private static function read( WP_Block_Type $type, array $sent ): array {
		$known = [];
		foreach ( $type->attributes ?? [] as $name => $schema ) {
			$known[ strtolower( (string) $name ) ] = [ (string) $name, is_array( $schema ) ? $schema : [] ];
		}
		$read = [];
		foreach ( $sent as $name => $value ) {
			[ $attribute, $schema ] = $known[ str_replace( [ '-', '_' ], '', strtolower( (string) $name ) ) ] ?? [ '', [] ];
			$found                  = '' === $attribute ? null : self::value( (string) $value, $schema );
			if ( null !== $found && true === rest_validate_value_from_schema( $found, $schema, $attribute ) ) {
				$read[ $attribute ] = $found;
			}
		}
		return $read;
	}

	/** @param array<array-key, mixed> $schema */
	private static function value( string $sent, array $schema ): mixed {
		return match ( $schema['type'] ?? 'string' ) {
			'boolean'           => filter_var( $sent, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE ),
			'integer'           => filter_var( $sent, FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE ),
			'number'            => filter_var( $sent, FILTER_VALIDATE_FLOAT, FILTER_NULL_ON_FAILURE ),
			'object', 'array'   => json_decode( $sent, true ),
			default             => $sent,
		};
	}

	/** Tells whoever writes the page what is wrong; visitors see nothing. */
	private static function hint( string $name ): string {
		if ( ! current_user_can( 'edit_posts' ) || self::$depth > 0 ) {
			return '';
		}
		/* translators: %s: a block's name as it was typed */
		$words = __( 'There is no Marketday block “%s” that a shortcode can show. For example: [marketday block="product-grid"]', 'marketday' );
		return '<p>' . esc_html( sprintf( $words, $name ) ) . '</p>';
	}
}
