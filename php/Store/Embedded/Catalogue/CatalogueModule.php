<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\OwnTables;
use Marketday\Store\Catalogue;
use Marketday\Store\CatalogueWriter;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Embedded\ProductScreens\AttributeTypes;
use Marketday\Store\Embedded\ProductScreens\GalleryBox;
use Marketday\Store\Embedded\ProductScreens\ProductColumns;
use Marketday\Store\Embedded\ProductScreens\ProductFieldsBox;
use Marketday\Store\Embedded\Schema;
use Marketday\Store\Embedded\Schema\AttributeTaxonomies;
use Marketday\Store\Embedded\Schema\Tables;
use Marketday\Store\Embedded\StoreApi\ProductApi;
use Marketday\Store\Embedded\StoreApi\VariationAjax;
use Marketday\Store\Embedded\Tax\TaxRates;
use Marketday\Store\Embedded\Writing\WritingModule;

/** Builds the catalogue half of the embedded store: reading and writing products, and their routes. */
final class CatalogueModule {
	private ?EmbeddedCatalogue $catalogue = null;

	private ?WritingModule $writing = null;

	private ?FamilyPrices $families = null;

	private ?PriceReader $prices = null;

	private ?ProductRecords $records = null;

	public function __construct(
		private readonly Routes $routes,
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings
	) {}

	public function catalogue(): Catalogue {
		return $this->catalogue ??= new EmbeddedCatalogue(
			$this->records(),
			$this->query(),
			$this->families(),
			$this->productReader(),
			new VariationReader( $this->settings, $this->prices(), $this->stock(), new ImageReader() ),
			new VariationData( $this->records(), $this->families(), new VariationImage(), $this->measures(), $this->stock() ),
			new TermReader( new TermCounts() ),
			new AttributeReader(),
			new ImageReader()
		);
	}

	public function writer(): CatalogueWriter {
		return $this->writing()->writer();
	}

	/** Products as they are stored, for what needs more than a shopper sees: tax classes, weights, stock keepers. */
	public function records(): ProductRecords {
		return $this->records ??= new ProductRecords();
	}

	public function register(): void {
		add_action( 'init', [ new ImageReader(), 'registerSizes' ], 5 );
		( new Shelf( $this->settings ) )->register();
		( new TermCounts() )->register();
		( new ShopArchive( $this->settings ) )->register();
		( new ArchiveQuery( $this->records(), $this->query() ) )->register();
		$this->writing()->register();
		OwnTables::tell( fn (): array => Tables::all( Schema::isInstalled(), [
			'marketday_shelf'              => Shelf::lost( ... ),
			'wc_product_meta_lookup'       => $this->writing()->lookups()->begin( ... ),
			'wc_product_attributes_lookup' => $this->writing()->lookups()->begin( ... ),
		] ) );
		$this->routes->addRest( ( new ProductApi( $this ) )->add( ... ) );
		( new VariationAjax( $this->catalogue() ) )->add( $this->routes );
		( new AttributeTypes( new AttributeTaxonomies() ) )->register( $this->routes );
		if ( is_admin() ) {
			( new ProductColumns( $this ) )->register();
			( new ProductFieldsBox( $this ) )->register();
			( new GalleryBox( $this->writer( ... ) ) )->register();
		}
	}

	public function settings(): EmbeddedSettings {
		return $this->settings;
	}

	public function query(): CatalogueQuery {
		return new CatalogueQuery( new Shelf( $this->settings ), $this->settings );
	}

	public function families(): FamilyPrices {
		return $this->families ??= new FamilyPrices( $this->records(), $this->settings, $this->clock );
	}

	public function prices(): PriceReader {
		if ( null === $this->prices ) {
			$tax          = new ShelfTax( $this->settings, new TaxRates( $this->settings ) );
			$this->prices = new PriceReader( $this->settings, $this->clock, $tax, $this->families(), new PriceSuffix( $this->settings, $tax ) );
		}
		return $this->prices;
	}

	public function stock(): StockReader {
		return new StockReader( $this->settings );
	}

	public function measures(): Measures {
		return new Measures( $this->settings );
	}

	public function productReader(): ProductReader {
		return new ProductReader(
			$this->settings,
			$this->prices(),
			$this->stock(),
			new ImageReader(),
			new TermReader( new TermCounts() ),
			new AttributeReader(),
			new AddToBasketLinks(),
			$this->measures()
		);
	}

	private function writing(): WritingModule {
		return $this->writing ??= new WritingModule( $this->records(), $this->families(), new Shelf( $this->settings ), $this->clock );
	}
}
