<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\ProductScreens\AttributeTypeFormHandler;
use Marketday\Engine\Embedded\ProductScreens\GalleryBox;
use Marketday\Engine\Embedded\ProductScreens\ProductColumns;
use Marketday\Engine\Embedded\ProductScreens\ProductFieldsBox;
use Marketday\Engine\Embedded\Schema;
use Marketday\Engine\Embedded\Schema\AttributeTaxonomies;
use Marketday\Engine\Embedded\Schema\Tables;
use Marketday\Engine\Embedded\StoreApi\ProductApi;
use Marketday\Engine\Embedded\StoreApi\VariationEndpoint;
use Marketday\Engine\Embedded\Tax\TaxRates;
use Marketday\Engine\Embedded\Writing\WritingServices;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\OwnTables;

/** Builds the catalogue half of the embedded store: reading and writing products, and their routes. */
final class CatalogueServices {
	private ?EmbeddedCatalogue $catalogue = null;

	private ?WritingServices $writing = null;

	private ?MemberPrices $members = null;

	private ?PriceReader $prices = null;

	private ?ProductRecords $records = null;

	public function __construct(
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings
	) {}

	public function catalogue(): Catalogue {
		return $this->catalogue ??= new EmbeddedCatalogue(
			$this->records(),
			$this->query(),
			$this->memberPrices(),
			$this->productReader(),
			new EmbeddedVariations(
				$this->records(),
				$this->memberPrices(),
				new AttributeReader(),
				new VariationReader( $this->settings, $this->prices(), $this->stock(), new ImageReader() ),
				new VariationData( $this->records(), $this->memberPrices(), new VariationImage(), $this->measures(), $this->stock() )
			),
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

	/**
	 * Parts that add hooks of their own, each loaded by itself.
	 *
	 * @param Closure(): self $services
	 * @return array<class-string, Closure(): mixed> By class.
	 */
	public static function parts( Closure $services, Routes $routes ): array {
		return [
			ImageReader::class => static fn () => add_action( 'init', [ new ImageReader(), 'registerSizes' ], 5 ),
			ProductLookupTable::class => static fn () => ( new ProductLookupTable( $services()->settings ) )->register(),
			TermCounts::class => static fn () => ( new TermCounts() )->register(),
			ShopArchive::class => static fn () => ( new ShopArchive( $services()->settings ) )->register(),
			...WritingServices::parts( static fn (): WritingServices => $services()->writing() ),
			Tables::class => static fn () => OwnTables::add( static fn (): array => Tables::all( Schema::isInstalled(), [
				'marketday_shelf'              => ProductLookupTable::onLoss( ... ),
				'wc_product_meta_lookup'       => static fn () => $services()->writing()->lookups()->begin(),
				'wc_product_attributes_lookup' => static fn () => $services()->writing()->lookups()->begin(),
			] ) ),
			ProductApi::class => static fn () => $routes->addRest( static fn ( Routes $routes ) => ( new ProductApi( $services() ) )->add( $routes ) ),
			VariationEndpoint::class => static fn () => ( new VariationEndpoint( $services()->catalogue() ) )->add( $routes ),
			AttributeTypeFormHandler::class => static fn () => ( new AttributeTypeFormHandler( new AttributeTaxonomies() ) )->register( $routes ),
			ProductColumns::class => static fn () => ( new ProductColumns( $services() ) )->register(),
			ProductFieldsBox::class => static fn () => ( new ProductFieldsBox( $services() ) )->register(),
			GalleryBox::class => static fn () => ( new GalleryBox( $services()->writer( ... ) ) )->register(),
		];
	}

	public function settings(): EmbeddedSettings {
		return $this->settings;
	}

	public function query(): CatalogueQuery {
		return new CatalogueQuery( new ProductLookupTable( $this->settings ), $this->settings );
	}

	public function memberPrices(): MemberPrices {
		return $this->members ??= new MemberPrices( $this->records(), $this->settings, $this->clock );
	}

	public function prices(): PriceReader {
		if ( null === $this->prices ) {
			$tax          = new ProductLookupTax( $this->settings, new TaxRates( $this->settings ) );
			$this->prices = new PriceReader( $this->settings, $this->clock, $tax, $this->memberPrices(), new PriceSuffix( $this->settings, $tax ) );
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

	private function writing(): WritingServices {
		return $this->writing ??= new WritingServices( $this->records(), $this->memberPrices(), new ProductLookupTable( $this->settings ), $this->clock );
	}
}
