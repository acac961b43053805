<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Catalogue;
use Marketday\Store\CatalogueWriter;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Embedded\Schema\AttributeTaxonomies;
use Marketday\Store\Embedded\Tax\TaxRates;
use Marketday\Store\Embedded\Writing\AttributeLookup;
use Marketday\Store\Embedded\Writing\AttributeWriter;
use Marketday\Store\Embedded\Writing\DraftCheck;
use Marketday\Store\Embedded\Writing\EmbeddedWriter;
use Marketday\Store\Embedded\Writing\FamilySync;
use Marketday\Store\Embedded\Writing\Fields;
use Marketday\Store\Embedded\Writing\LookupTable;
use Marketday\Store\Embedded\Writing\MetaTable;
use Marketday\Store\Embedded\Writing\PostWriter;
use Marketday\Store\Embedded\Writing\ProductSync;
use Marketday\Store\Embedded\Writing\TermWriter;

/** Builds the catalogue half of the embedded store: reading and writing products, their routes and admin screens. */
final class CatalogueModule {
	private ?EmbeddedCatalogue $catalogue = null;

	private ?FamilyPrices $families = null;

	private ?ProductRecords $records = null;

	private ?EmbeddedWriter $writer = null;

	private ?ProductSync $sync = null;

	public function __construct(
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings
	) {}

	public function catalogue(): Catalogue {
		return $this->catalogue ??= $this->buildCatalogue();
	}

	public function writer(): CatalogueWriter {
		return $this->embeddedWriter();
	}

	/** Products as they are stored, for what needs more than a shopper sees: tax classes, weights, stock keepers. */
	public function records(): ProductRecords {
		return $this->records ??= new ProductRecords();
	}

	public function register(): void {
		add_action( 'init', [ new PictureReader(), 'registerSizes' ], 5 );
		( new Shelf( $this->settings ) )->register();
	}

	private function embeddedWriter(): EmbeddedWriter {
		if ( null === $this->writer ) {
			$meta         = new MetaTable();
			$terms        = new TermWriter();
			$this->writer = new EmbeddedWriter(
				$this->records(),
				new DraftCheck(),
				new PostWriter(),
				new AttributeWriter( new AttributeTaxonomies(), $meta ),
				$terms,
				new Fields(),
				$meta,
				$this->sync()
			);
		}
		return $this->writer;
	}

	private function sync(): ProductSync {
		return $this->sync ??= new ProductSync(
			$this->records(),
			$this->families(),
			new FamilySync( $this->records(), $this->families(), $this->clock, new MetaTable() ),
			new TermWriter(),
			new LookupTable( $this->families(), $this->clock ),
			new AttributeLookup( $this->records(), new AttributeReader() ),
			new Shelf( $this->settings )
		);
	}

	private function families(): FamilyPrices {
		return $this->families ??= new FamilyPrices( $this->records(), $this->settings, $this->clock );
	}

	private function prices(): PriceReader {
		$tax = new ShelfTax( $this->settings, new TaxRates( $this->settings ) );
		return new PriceReader( $this->settings, $this->clock, $tax, $this->families(), new PriceSuffix( $this->settings, $tax ) );
	}

	private function buildCatalogue(): EmbeddedCatalogue {
		$prices     = $this->prices();
		$stock      = new StockReader( $this->settings );
		$pictures   = new PictureReader();
		$terms      = new TermReader();
		$attributes = new AttributeReader();
		$measures   = new Measures( $this->settings );
		return new EmbeddedCatalogue(
			$this->records(),
			new CatalogueQuery( new Shelf( $this->settings ), $this->settings ),
			$this->families(),
			new ProductReader( $this->settings, $prices, $stock, $pictures, $terms, $attributes, new AddToBasketLinks(), $measures ),
			new VariationReader( $this->settings, $prices, $stock, $pictures, $measures ),
			new VariationData( $this->records(), $this->families(), new VariationPicture(), $measures ),
			$terms,
			$attributes
		);
	}
}
