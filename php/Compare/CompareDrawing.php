<?php

declare( strict_types=1 );

namespace Marketday\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Listing\ProductButtons;
use Marketday\Store\Discovery\FoundProduct;
use Marketday\Store\Engine;
use Marketday\Store\Notice;
use Marketday\Store\Page;
use Marketday\Store\Product;
use Marketday\Store\ProductQuery;

/** Draws the comparison: on its page, and for the dialog that scripts open over any other. */
final class CompareDrawing {
	/** Least number of the table's columns (docs/PROTOCOL.md#lists-of-products): those without a product offer to choose one. */
	public const COLUMNS = 3;

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
		$products = $this->comparison->products();
		return [] === $products ? $this->view->render( 'empty', [ 'shopUrl' => $this->engine->settings()->pageUrl( Page::Shop ) ] ) : $this->draw( $products );
	}

	/** The comparison an address shares, or the visitor's own. */
	private function ofAddress(): string {
		$text = $_GET[ self::SHARED ] ?? ''; // phpcs:ignore WordPress.Security -- read as whole numbers.
		$ids  = is_string( $text ) && 1 === preg_match( '/^\d{1,15}(,\d{1,15}){0,19}$/D', $text )
			? array_values( array_unique( array_map( 'intval', explode( ',', $text ) ) ) )
			: [];
		$shown = [] === $ids ? [] : array_filter( $this->comparison->products( $ids ) );
		return [] === $shown || $this->comparison->ids() === $ids ? $this->table() : $this->draw( $shown, true );
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
		return $this->view->render( 'suggestions', [ 'products' => $this->comparison->suggestions( $search ) ] );
	}

	/** A product beside others like it, as a tab of its page; '' where there are none. */
	public function around( Product $product ): string {
		$products = $this->comparison->around( $product );
		if ( count( $products ) < 2 ) {
			return '';
		}
		wp_enqueue_style( 'marketday-product-lists' );
		ProductButtons::enqueue();
		return self::island( $this->draw( $products, true, false, false ) );
	}

	/** React takes the table over once a shopper turns to it, and reads its state out of the markup (`src/features/compare/read-comparison.ts`). */
	private static function island( string $table ): string {
		return sprintf( '<div data-marketday-island="%s">%s</div>', CompareFeature::NAME, View::tight( $table ) );
	}

	/**
	 * @param array<int, FoundProduct|null> $products
	 * @param bool                          $hasNonce None on pages that a cache may keep.
	 */
	private function draw( array $products, bool $isShared = false, bool $isSample = false, bool $hasNonce = true ): string {
		return $this->view->render( 'compare', [
			'products' => $products,
			'rows'     => CompareRows::of( $products, $this->rows->hidden() ),
			'columns'  => max( count( $products ), $isShared ? 0 : self::COLUMNS ),
			'pageUrl'  => $isSample ? '#' : $this->page->url(),
			'shareUrl' => $isSample ? '#' : add_query_arg( self::SHARED, implode( ',', array_keys( $products ) ), $this->page->url() ),
			'isShared' => $isShared,
			'nonce'    => $isSample || ! $hasNonce ? '' : wp_create_nonce( CompareForms::NONCE ),
		] );
	}

	private function sample(): string {
		$some = $this->engine->catalogue()->query( new ProductQuery( perPage: 3 ) )->products;
		return EditorPreview::note( __( 'Sample: shoppers see their own products here.', 'marketday' ) ) . $this->draw( array_combine(
			array_map( static fn ( Product $product ): int => $product->id, $some ),
			array_map( static fn ( Product $product ): FoundProduct => new FoundProduct( $product ), $some )
		), false, true );
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
