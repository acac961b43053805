<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

/** Forms to begin with, among the editor's patterns. */
final class Patterns {
	public static function register(): void {
		register_block_pattern_category( 'marketday', [ 'label' => __( 'Marketday', 'marketday' ) ] );
		register_block_pattern( 'marketday/newsletter-band', [
			'title'      => __( 'Newsletter: a banner with a form', 'marketday' ),
			'categories' => [ 'marketday', 'call-to-action' ],
			'content'    => sprintf(
				'<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"3rem","bottom":"3rem","left":"1.5rem","right":"1.5rem"}}},"layout":{"type":"constrained"}} --><div class="wp-block-group alignfull" style="padding-top:3rem;padding-right:1.5rem;padding-bottom:3rem;padding-left:1.5rem"><!-- wp:heading --><h2 class="wp-block-heading">%1$s</h2><!-- /wp:heading --><!-- wp:paragraph --><p>%2$s</p><!-- /wp:paragraph -->%3$s</div><!-- /wp:group -->',
				esc_html__( 'News from us', 'marketday' ),
				esc_html__( 'Our news, about twice a month.', 'marketday' ),
				self::form( [], [ [ 'kind' => 'email' ], [ 'kind' => 'submit' ], [ 'kind' => 'consent' ] ] )
			),
		] );
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
