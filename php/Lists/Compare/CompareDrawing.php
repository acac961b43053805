<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ProductButtons;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchHit;

/**
 * Draws the comparison: on its page, and for the dialog that scripts open over any other.
 *
 * @phpstan-import-type ComparisonArray from ComparisonData
 * @phpstan-import-type SuggestedArray from ComparisonData
 */
final class CompareDrawing {
	/** Parameter of an address that shows the same table to others: `?products=12,15`. */
	private const SHARED = 'products';

	public function __construct(
		private readonly Engine $engine,
		private readonly Comparison $comparison,
		private readonly FeaturePage $page,
		private readonly RowsSetting $rows,
		private readonly View $view
	) {}

	public function block(): string {
		$html = match ( true ) {
			EditorPreview::isShown()      => $this->sample(),
			$this->page->isShown() => $this->notices() . self::island( $this->ofAddress() ),
			// Another page may be kept by a cache.
			default                => sprintf( '<p><a href="%s">%s</a></p>', esc_url( $this->page->url() ), esc_html__( 'View comparison', 'marketday' ) ),
		};
		ProductButtons::enqueue();
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'marketday-compare' ] ), $html );
	}

	public function table(): string {
		return $this->print( $this->data() );
	}

	/** @return ComparisonArray What the visitor's table shows. */
	public function data(): array {
		$products = $this->comparison->products();
		return [] === $products
			? ComparisonData::nothing( $this->engine->settings()->pageUrl( Page::Shop ) )
			: $this->comparisonOf( $products, $this->shareUrl( $products ), nonce: wp_create_nonce( CompareFormHandler::NONCE ) );
	}

	/**
	 * Data of a table of these, for front ends that keep the list themselves.
	 *
	 * @param list<int> $ids
	 * @return ComparisonArray
	 */
	public function dataOf( array $ids ): array {
		return [ 'action' => '' ] + $this->comparisonOf( $this->comparison->products( $ids ), '' );
	}

	/**
	 * @param list<int>|null $compared The visitor's own where there are none.
	 * @return list<SuggestedArray> Some that could join them.
	 */
	public function suggestionRows( string $search, ?array $compared = null ): array {
		return array_map( ComparisonData::suggestionOf( ... ), $this->comparison->suggestions( $search, $compared ) );
	}

	/** The comparison an address shares, or the visitor's own. */
	private function ofAddress(): string {
		$text = $_GET[ self::SHARED ] ?? ''; // phpcs:ignore WordPress.Security -- read as whole numbers.
		$ids  = is_string( $text ) && 1 === preg_match( '/^\d{1,15}(,\d{1,15}){0,19}$/D', $text )
			? array_values( array_unique( array_map( 'intval', explode( ',', $text ) ) ) )
			: [];
		$shown = [] === $ids ? [] : array_filter( $this->comparison->products( $ids ) );
		return [] === $shown || $this->comparison->ids() === $ids
			? $this->table()
			: $this->print( $this->comparisonOf( $shown, self::joinUrl( $shown ), true, wp_create_nonce( CompareFormHandler::NONCE ) ) );
	}

	/** The toast after an addition, for WowStore's scripts; ours say it themselves. */
	public function message(): string {
		$count = count( $this->comparison->ids() );
		return sprintf(
			'<div class="wopb-compare-toast"><span>%s</span> <a href="%s">%s</a></div>',
			esc_html__( 'Added to your comparison.', 'marketday' ),
			esc_url( $this->page->url() ),
			/* translators: %s: number of products. */
			esc_html( sprintf( __( 'Compare (%s)', 'marketday' ), number_format_i18n( $count ) ) )
		);
	}

	public function suggestions( string $search ): string {
		return $this->view->render( 'suggestions', [ 'products' => $this->suggestionRows( $search ) ] );
	}

	/** A product beside others like it, as a tab of its page; '' where there are none. */
	public function around( Product $product ): string {
		$products = $this->comparison->around( $product );
		if ( count( $products ) < 2 ) {
			return '';
		}
		wp_enqueue_style( 'marketday-product-lists' );
		ProductButtons::enqueue();
		return self::island( $this->print( $this->comparisonOf( $products, self::joinUrl( $products ), true ) ) );
	}

	/** React takes the table over once a shopper turns to it, and reads its state out of the markup (`src/features/compare/read-comparison.ts`). */
	private static function island( string $table ): string {
		return sprintf( '<div data-marketday-island="%s">%s</div>', CompareFeature::NAME, View::tight( $table ) );
	}

	/**
	 * @param array<int, SearchHit|null> $products
	 * @param string                        $nonce    '' on pages that a cache may keep.
	 * @return ComparisonArray
	 */
	private function comparisonOf( array $products, string $link, bool $isShared = false, string $nonce = '' ): array {
		return ComparisonData::of( $products, $this->rows->hiddenRows(), $isShared, $this->page->url(), $link, $nonce );
	}

	/** @param ComparisonArray $data */
	private function print( array $data ): string {
		return [] === $data['products'] ? $this->view->render( 'empty', [ 'shopUrl' => $data['shopUrl'] ] ) : $this->view->render( 'compare', [ 'data' => $data ] );
	}

	/** @param array<int, SearchHit|null> $products */
	private function shareUrl( array $products ): string {
		return add_query_arg( self::SHARED, implode( ',', array_keys( $products ) ), $this->page->url() );
	}

	/**
	 * Address that adds the products of somebody else's table to one's own.
	 *
	 * @param array<int, SearchHit|null> $products
	 */
	private static function joinUrl( array $products ): string {
		return '?' . CompareFormHandler::ADD . '=' . implode( ',', array_keys( $products ) );
	}

	private function sample(): string {
		$some = $this->engine->catalogue()->query( new ProductQuery( perPage: 3 ) )->products;
		return EditorPreview::note( __( 'Sample: shoppers see their own products here.', 'marketday' ) ) . $this->print( [
			'action' => '#',
			'link'   => '#',
		] + $this->comparisonOf( array_combine(
			array_map( static fn ( Product $product ): int => $product->id, $some ),
			array_map( static fn ( Product $product ): SearchHit => new SearchHit( $product ), $some )
		), '' ) );
	}

	private function notices(): string {
		return Ui::draw( 'notice-list', [
			'notices' => array_map( static fn ( Notice $notice ): array => [
				'kind'    => $notice->kind,
				'message' => html_entity_decode( wp_strip_all_tags( $notice->message ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			], $this->engine->notices()->take() ),
		] );
	}
}
