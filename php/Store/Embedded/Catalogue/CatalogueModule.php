<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use LogicException;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Catalogue;
use Marketday\Store\CatalogueWriter;
use Marketday\Store\Embedded\EmbeddedSettings;

/** Builds the catalogue half of the embedded store: reading and writing products, their routes and admin screens. */
final class CatalogueModule {
	private ?ProductRecords $records = null;

	public function __construct(
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock,
		private readonly EmbeddedSettings $settings
	) {}

	public function catalogue(): Catalogue {
		throw new LogicException( 'Not built yet.' );
	}

	public function writer(): CatalogueWriter {
		throw new LogicException( 'Not built yet.' );
	}

	/** Products as they are stored, for what needs more than a shopper sees: tax classes, weights, stock keepers. */
	public function records(): ProductRecords {
		return $this->records ??= new ProductRecords();
	}

	public function register(): void {}
}
