<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListLink;
use Marketday\Catalogue\Listing\ListPrivacy;
use Marketday\Catalogue\Listing\ProductButton;
use Marketday\Catalogue\Listing\ProductButtons;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\MetaIds;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorList;
use Marketday\Search\Contract\CatalogueSearch;

/** Products side by side, in a table of what they have in common and what tells them apart. */
#[LoadsIf( 'cookie:' . self::COOKIE . '|user', 'init' )]
#[LoadsIf( 'page:marketday_compare_page_id', 'template_redirect', 'wp_robots' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class CompareFeature implements Feature {
	public const NAME = 'compare';

	/** Cookie as WowStore keeps it, so that a shop that moves over has them. */
	private const COOKIE = 'wopb_compare';
	private const META   = 'wopb_compare_ids';

	private const MOST = 20;

	public function __construct(
		private readonly Engine $engine,
		private readonly CatalogueSearch $search,
		private readonly Blocks $blocks,
		private readonly ProductButtons $buttons,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$list       = new VisitorList( self::COOKIE, new MetaIds( self::META ), self::MOST );
		$page       = new FeaturePage( self::NAME, static fn (): string => __( 'Compare', 'marketday' ), '<!-- wp:marketday/compare {"align":"wide"} /-->' );
		$setting    = new ActionSetting();
		$comparison = new Comparison( $this->engine, $this->search, $list );
		$rows       = new RowsSetting( $this->engine );
		$drawing    = new CompareDrawing( $this->engine, $comparison, $page, $rows, new View( __DIR__ . '/views' ) );
		$forms      = new CompareFormHandler( $this->engine, $comparison, $page );
		foreach ( [
			$list,
			$page,
			$setting,
			$rows,
			new ListPrivacy( self::NAME, static fn (): string => __( 'Compared products', 'marketday' ), $this->engine, $list ),
		] as $part ) {
			$part->register();
		}
		add_filter( 'marketday_product_tabs', static function ( array $tabs, Product $product ) use ( $rows, $drawing ): array {
			$html = $rows->standsOnProducts() ? $drawing->around( $product ) : '';
			return '' === $html ? $tabs : $tabs + [
				self::NAME => [
					'title'    => __( 'Compare', 'marketday' ),
					'html'     => $html,
					'priority' => 40,
				],
			];
		}, 10, 2 );
		Reports::add( 'compared', 30, static fn (): ComparedReport => new ComparedReport() );
		( new CompareEndpoint( $comparison, $drawing ) )->add( $this->routes );
		$forms->add( $this->routes );
		add_action( ProductButtons::COLLECT, fn () => $this->buttons->add( new ProductButton(
			self::NAME,
			static fn ( Product $product ): string => $forms->addUrl( $product->id ),
			static fn (): string => __( 'Compare', 'marketday' ),
			'wopb-compare-btn',
			data: static fn (): array => [ 'data-added-action' => $setting->value() ] + ( 'redirect' === $setting->value() ? [ 'data-redirect' => $page->url() ] : [] )
		) ), 20 );
		$this->blocks->add( self::NAME, static fn ( array $attributes ): string => $drawing->block() );
		ListLink::addBlock( $this->blocks, self::NAME, $page, static fn (): string => __( 'Compare', 'marketday' ), 'wopb-menu-compare-count', true );
	}
}
