<?php

declare( strict_types=1 );

namespace Marketday\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Import\Csv\CsvDocument;
use Marketday\Import\Family\FamilyInspector;
use Marketday\Import\Family\FamilyReader;
use Marketday\Import\Family\FamilyWriter;
use Marketday\Import\Family\Links;
use Marketday\Import\Family\LinkWriter;
use Marketday\Import\Family\NameTwins;
use Marketday\Import\Family\ProductFinder;
use Marketday\Import\Images\ImageDownload;
use Marketday\Import\Images\ImageFinder;
use Marketday\Import\Images\MediaLibrary;
use Marketday\Import\Plan\PlanFile;
use Marketday\Import\Row\RowReader;
use Marketday\Store\Engine;

/** The objects that one step of a run works with, built by hand. */
final class Tools {
	public readonly PlanFile $plan;
	public readonly ImageFinder $pictures;
	public readonly FamilyReader $families;
	public readonly FamilyWriter $familyWriter;
	public readonly LinkWriter $linkWriter;

	public function __construct( Engine $engine, ImportRun $run, CsvDocument $document, float $deadline ) {
		$writer               = $engine->writer();
		$rows                 = RowReader::forShop( $document, $engine->settings()->baseCurrency() );
		$finder               = new ProductFinder( $writer );
		$this->plan           = new PlanFile( $run->folder );
		$this->families       = new FamilyReader( $document, $this->plan );
		$this->pictures       = new ImageFinder( new MediaLibrary(), new ImageDownload(), $run->picturesFolder, $run->silentHosts, $deadline );
		$links                = new Links( $writer, $finder, $this->families, $rows );
		$inspector            = new FamilyInspector( $rows, $finder, $this->families, $links, $engine->catalogue(), $document->header->mayLosePrices() );
		$this->familyWriter   = new FamilyWriter( $writer, $inspector, $finder, $this->pictures, $links, new NameTwins( $engine->catalogue() ), $run->isDryRun );
		$this->linkWriter     = new LinkWriter( $writer, $finder, $links, $rows );
	}
}
