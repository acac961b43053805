<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\ProductScreens;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Slug;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/**
 * Types of attributes, on WordPress's screen of these: shoppers choose among values from a list, or by buttons. Values with a look of
 * their own are swatches in any case.
 */
#[LoadsIf( 'screen:edit-tags|screen:term|sent:taxonomy', 'admin_init' )]
final class AttributeTypeFormHandler {
	private const ACTION = 'marketday_attribute_type';
	private const RIGHT  = 'manage_product_terms';
	private const TYPES  = [ 'select', 'button' ];

	public function __construct( private readonly AttributeTaxonomies $attributes ) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::adminPost( self::ACTION, Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::RIGHT ) ), $this->save( ... ) ) );
		add_action( 'admin_init', $this->show( ... ) );
	}

	/** Shows the choice above the form that adds a value. */
	private function show(): void {
		foreach ( $this->attributes->all() as $taxonomy => $row ) {
			add_action( "{$taxonomy}_pre_add_form", fn () => $this->print( $taxonomy, $row['type'] ) );
		}
	}

	private function print( string $taxonomy, string $type ): void {
		if ( ! current_user_can( self::RIGHT ) ) {
			return;
		}
		$html = ( new View( __DIR__ . '/views' ) )->render( 'attribute-type', [
			'url'      => admin_url( 'admin-post.php' ),
			'action'   => self::ACTION,
			'taxonomy' => $taxonomy,
			'type'     => $type,
			'types'    => [
				'select' => __( 'From a list', 'marketday' ),
				'button' => __( 'As buttons', 'marketday' ),
				// What another plugin has set stays until something else is chosen.
				...( in_array( $type, self::TYPES, true ) ? [] : [ $type => $type ] ),
			],
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function save( Request $request ): Response {
		$taxonomy = Slug::taxonomy( $request->plain( 'taxonomy', 200 ) );
		$row      = $this->attributes->all()[ $taxonomy ] ?? throw $request->invalid( 'taxonomy', 'must be an attribute of the shop' );
		$type     = $request->text( 'type', '', 20 );
		if ( ! in_array( $type, [ ...self::TYPES, $row['type'] ], true ) ) {
			throw $request->invalid( 'type', 'must be select or button' );
		}
		$this->attributes->setType( $row['id'], $type );
		return Response::redirect( admin_url( 'edit-tags.php?taxonomy=' . rawurlencode( $taxonomy ) . '&post_type=product' ) );
	}
}
