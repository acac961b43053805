<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\View;
use WP_Post;

/** Chooses a product's own chart on its editing screen, of either engine. */
final class ProductChartBox {
	private const NONCE = 'marketday_product_chart';

	public function __construct(
		private readonly SizeCharts $charts,
		private readonly View $view
	) {}

	public function register(): void {
		add_action( 'add_meta_boxes_product', $this->add( ... ) );
		add_action( 'save_post_product', $this->save( ... ) );
	}

	private function add(): void {
		add_meta_box( 'marketday-product-chart', __( 'Size chart', 'marketday' ), $this->print( ... ), 'product', 'side' );
	}

	private function print( WP_Post $post ): void {
		$choices = [];
		foreach ( $this->charts->all() as $chart ) {
			$choices[ $chart->id() ] = get_the_title( $chart->id() ) ?: $chart->title();
		}
		$html = $this->view->render( 'product-box', [
			'name'    => self::NONCE,
			'choices' => $choices,
			'chosen'  => SizeCharts::chosenId( $post->ID ),
			'fitting' => $this->charts->fitting( $post->ID )?->id(),
			'add'     => admin_url( 'post-new.php?post_type=' . SizeChart::POST_TYPE ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function save( int $id ): void {
		$chosen = BoxFields::postedValue( self::NONCE, $id );
		if ( ! is_string( $chosen ) ) {
			return;
		}
		if ( '0' === $chosen ) {
			delete_post_meta( $id, SizeChart::OF_PRODUCT );
		} elseif ( SizeChart::POST_TYPE === get_post_type( (int) $chosen ) ) {
			update_post_meta( $id, SizeChart::OF_PRODUCT, [ (string) (int) $chosen ] );
		}
	}
}
