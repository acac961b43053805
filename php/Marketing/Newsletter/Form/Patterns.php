<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

/** Popup to begin with, among the editor's patterns; the section with a form is with those of the shop's pages. */
final class Patterns {
	public static function register(): void {
		register_block_pattern_category( 'marketday', [ 'label' => __( 'Marketday', 'marketday' ) ] );
		register_block_pattern( 'marketday/newsletter-popup', [
			'title'      => __( 'Newsletter: a popup when a visitor leaves', 'marketday' ),
			'categories' => [ 'marketday' ],
			'content'    => self::form(
				[
					'variant'    => 'popup',
					'delay'      => 60,
					'exitIntent' => true,
				],
				[ [ 'kind' => 'first_name' ], [ 'kind' => 'email' ], [ 'kind' => 'consent' ], [ 'kind' => 'submit' ] ],
				sprintf( '<!-- wp:heading --><h2 class="wp-block-heading">%s</h2><!-- /wp:heading -->', esc_html__( 'Before you go', 'marketday' ) )
			),
		] );
	}

	/**
	 * @param array<string, mixed>       $attributes
	 * @param list<array<string, mixed>> $fields
	 */
	private static function form( array $attributes, array $fields, string $before = '' ): string {
		$blocks = array_map( static fn ( array $field ): string => '<!-- wp:' . FieldBlock::NAME . ' ' . wp_json_encode( $field ) . ' /-->', $fields );
		return '<!-- wp:marketday/newsletter-form ' . wp_json_encode( (object) $attributes ) . ' -->' . $before . implode(
			'',
			$blocks
		) . '<!-- /wp:marketday/newsletter-form -->';
	}
}
