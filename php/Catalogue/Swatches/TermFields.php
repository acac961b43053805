<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Swatches;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Swatches;
use Marketday\Kernel\View;
use WP_Term;

/** Colours and image of an attribute's value, on WordPress's screens of its terms. */
final class TermFields {
	private const NONCE = 'marketday_swatch';

	/** The post's field of each term meta. */
	private const COLOURS = [
		Swatches::COLOUR        => 'marketday_swatch_colour',
		Swatches::SECOND_COLOUR => 'marketday_swatch_second_colour',
	];

	private const IMAGE = 'marketday_swatch_image';

	public function __construct( private readonly View $view ) {}

	public function register(): void {
		add_action( 'admin_init', $this->show( ... ) );
		add_action( 'created_term', $this->save( ... ), 10, 3 );
		add_action( 'edited_term', $this->save( ... ), 10, 3 );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	/** Every attribute is known now, of both engines. */
	private function show(): void {
		foreach ( array_filter( get_object_taxonomies( 'product' ), self::isAttribute( ... ) ) as $taxonomy ) {
			add_action( "{$taxonomy}_add_form_fields", fn () => $this->print( null ) );
			add_action( "{$taxonomy}_edit_form_fields", fn ( WP_Term $term ) => $this->print( $term ) );
		}
	}

	private function print( ?WP_Term $term ): void {
		$meta = static fn ( string $key ): string => null === $term ? '' : self::text( get_term_meta( $term->term_id, $key, true ) );
		$html = $this->view->render( 'term-fields', [
			'isRow'   => null !== $term,
			'nonce'   => self::NONCE,
			'colours' => [
				[ self::COLOURS[ Swatches::COLOUR ], __( 'Colour', 'marketday' ), $meta( Swatches::COLOUR ) ],
				[ self::COLOURS[ Swatches::SECOND_COLOUR ], __( 'Second colour', 'marketday' ), $meta( Swatches::SECOND_COLOUR ) ],
			],
			'name'    => self::IMAGE,
			'image'   => (int) $meta( Swatches::IMAGE ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function save( int $id, int $place, string $taxonomy ): void {
		$nonce = self::text( $_POST[ self::NONCE . '_nonce' ] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared alone.
		if ( ! self::isAttribute( $taxonomy ) || false === wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_term', $id ) ) {
			return;
		}
		foreach ( self::COLOURS as $key => $field ) {
			self::keep( $id, $key, (string) sanitize_hex_color( self::postedText( $field ) ) );
		}
		$image = absint( self::postedText( self::IMAGE ) );
		self::keep( $id, Swatches::IMAGE, wp_attachment_is_image( $image ) ? (string) $image : '' );
	}

	private static function keep( int $id, string $key, string $value ): void {
		if ( '' === $value ) {
			delete_term_meta( $id, $key );
		} else {
			update_term_meta( $id, $key, $value );
		}
	}

	private function enqueue(): void {
		$screen = get_current_screen();
		if ( null !== $screen && in_array( $screen->base, [ 'edit-tags', 'term' ], true ) && self::isAttribute( $screen->taxonomy ) ) {
			wp_enqueue_media();
			wp_enqueue_style( 'wp-color-picker' );
			wp_enqueue_script(
				'marketday-term-fields',
				plugins_url( 'term-fields.js', __FILE__ ),
				[ 'wp-color-picker' ],
				(string) filemtime( __DIR__ . '/term-fields.js' ),
				[ 'in_footer' => true ]
			);
		}
	}

	private static function isAttribute( string $taxonomy ): bool {
		return str_starts_with( $taxonomy, 'pa_' );
	}

	private static function postedText( string $name ): string {
		return trim( self::text( wp_unslash( $_POST[ $name ] ?? '' ) ) ); // phpcs:ignore WordPress.Security -- save() has checked the nonce; each value is checked there.
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
