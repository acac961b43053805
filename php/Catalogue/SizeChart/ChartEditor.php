<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\SizeChart;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\Admin\BoxFields;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\View;
use WP_Post;
use WP_Term;

/** A chart's editing screen: its table, and the products it is for. */
final class ChartEditor {
	private const NONCE = 'marketday_size_chart';

	/** Rows that a new chart begins with. */
	private const NEW_ROWS    = 4;
	private const NEW_COLUMNS = 4;

	private const MOST_CATEGORIES = 500;

	public function __construct( private readonly View $view ) {}

	public function register(): void {
		add_action( 'add_meta_boxes_' . SizeChart::POST_TYPE, $this->addBoxes( ... ) );
		add_action( 'save_post_' . SizeChart::POST_TYPE, $this->save( ... ) );
		add_action( 'admin_enqueue_scripts', self::enqueue( ... ) );
	}

	private function addBoxes(): void {
		add_meta_box( 'marketday-size-chart', __( 'Sizes', 'marketday' ), $this->printTable( ... ), SizeChart::POST_TYPE, 'normal', 'high' );
		add_meta_box( 'marketday-size-chart-products', __( 'Show with', 'marketday' ), $this->printProducts( ... ), SizeChart::POST_TYPE, 'side' );
	}

	private static function enqueue(): void {
		if ( SizeChart::POST_TYPE !== get_current_screen()?->post_type ) {
			return;
		}
		wp_enqueue_script(
			'marketday-size-chart-editor',
			plugins_url( 'editor.js', __FILE__ ),
			[],
			(string) filemtime( __DIR__ . '/editor.js' ),
			[ 'strategy' => 'defer' ]
		);
		wp_enqueue_style( 'marketday-size-chart-editor', plugins_url( 'editor.css', __FILE__ ), [], (string) filemtime( __DIR__ . '/editor.css' ) );
	}

	private function printTable( WP_Post $post ): void {
		$chart = SizeChart::of( $post );
		$html  = $this->view->render( 'table-box', [
			'name'       => self::NONCE,
			'rows'       => $chart->rows() ?: array_fill( 0, self::NEW_ROWS, array_fill( 0, self::NEW_COLUMNS, '' ) ),
			'isRow'      => $chart->hasHeadingRow(),
			'hidesTitle' => ! $chart->showsTitle(),
			'advice'     => $post->post_content,
			'mostRows'   => SizeChart::MOST_ROWS,
			'mostColumns' => SizeChart::MOST_COLUMNS,
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function printProducts( WP_Post $post ): void {
		$chart = SizeChart::of( $post );
		$html  = $this->view->render( 'products-box', [
			'name'       => self::NONCE,
			'isForAll'   => $chart->isForAll(),
			'categories' => self::categories( $chart->categories() ),
			'lists'      => [
				'include' => [
					'label'    => __( 'And with these products', 'marketday' ),
					'products' => self::names( $chart->includedIds() ),
				],
				'exclude' => [
					'label'    => __( 'Never with these', 'marketday' ),
					'products' => self::names( $chart->excludedIds() ),
				],
			],
			'search'     => rest_url( 'wc/store/v1/products' ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view has escaped.
	}

	private function save( int $id ): void {
		$fields = BoxFields::postedValue( self::NONCE, $id );
		if ( ! is_array( $fields ) ) {
			return;
		}
		try {
			foreach ( TypedChart::read( $fields ) as $meta => $value ) {
				update_post_meta( $id, $meta, wp_slash( $value ) );
			}
		} catch ( StoreError $refusal ) {
			RefusalNotice::keep( $refusal->getMessage() . ' ' . __( 'The chart hasn’t changed.', 'marketday' ) );
		}
	}

	/**
	 * @param list<int> $chosen
	 * @return list<array{id: int, name: string, depth: int, isChosen: bool}> Each below the one it is within.
	 */
	private static function categories( array $chosen ): array {
		$terms    = get_terms( [ 'taxonomy' => 'product_cat', 'hide_empty' => false, 'number' => self::MOST_CATEGORIES, 'orderby' => 'name' ] );
		$children = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$children[ $term->parent ][] = $term;
			}
		}
		return self::below( 0, 0, $children, $chosen );
	}

	/**
	 * @param array<int, list<WP_Term>> $children
	 * @param list<int>                 $chosen
	 * @return list<array{id: int, name: string, depth: int, isChosen: bool}>
	 */
	private static function below( int $parent, int $depth, array $children, array $chosen ): array {
		$rows = [];
		foreach ( $children[ $parent ] ?? [] as $term ) {
			$row  = [
				'id'       => $term->term_id,
				'name'     => $term->name,
				'depth'    => $depth,
				'isChosen' => in_array( $term->term_id, $chosen, true ),
			];
			$rows = [ ...$rows, $row, ...self::below( $term->term_id, $depth + 1, $children, $chosen ) ];
		}
		return $rows;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string>
	 */
	private static function names( array $ids ): array {
		_prime_post_caches( $ids, false, false );
		$names = [];
		foreach ( $ids as $id ) {
			$names[ $id ] = get_the_title( $id ) ?: "#{$id}";
		}
		return $names;
	}
}
