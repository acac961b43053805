<?php

declare( strict_types=1 );

namespace Marketday\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\Csv\CsvDocument;
use Marketday\Import\Images\ImageDownload;
use Marketday\Import\Images\ImageFinder;
use Marketday\Import\Images\MediaLibrary;
use Marketday\Import\Plan\PlanFile;
use Marketday\Import\ProductGroup\Links;
use Marketday\Import\ProductGroup\LinkWriter;
use Marketday\Import\ProductGroup\NameTwins;
use Marketday\Import\ProductGroup\ProductFinder;
use Marketday\Import\ProductGroup\ProductGroupInspector;
use Marketday\Import\ProductGroup\ProductGroupReader;
use Marketday\Import\ProductGroup\ProductGroupWriter;
use Marketday\Import\Row\RowReader;
use Marketday\Store\Engine;

/** The objects that one step of a run works with, built by hand. */
final class Tools {
	public readonly PlanFile $plan;
	public readonly ImageFinder $pictures;
	public readonly ProductGroupReader $families;
	public readonly ProductGroupWriter $familyWriter;
	public readonly LinkWriter $linkWriter;

	public function __construct( Engine $engine, ImportRun $run, CsvDocument $document, float $deadline ) {
		$writer               = $engine->writer();
		$rows                 = RowReader::forShop( $document, $engine->settings()->baseCurrency() );
		$finder               = new ProductFinder( $writer );
		$this->plan           = new PlanFile( $run->folder );
		$this->families       = new ProductGroupReader( $document, $this->plan );
		$this->pictures       = new ImageFinder( new MediaLibrary(), new ImageDownload(), $run->picturesFolder, $run->silentHosts, $deadline );
		$links                = new Links( $writer, $finder, $this->families, $rows );
		$twins                = new NameTwins( $engine->catalogue() );
		$inspector            = new ProductGroupInspector( $rows, $finder, $this->families, $links, $engine->catalogue(), $document->header->mayLosePrices() );
		$this->familyWriter   = new ProductGroupWriter( $writer, $inspector, $finder, $this->pictures, $links, $twins, $run->isDryRun );
		$this->linkWriter     = new LinkWriter( $writer, $finder, $links, $rows );
	}
}
