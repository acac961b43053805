<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Run;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvDocument;
use Marketday\Admin\Import\Images\ImageDownload;
use Marketday\Admin\Import\Images\ImageFinder;
use Marketday\Admin\Import\Images\MediaLibrary;
use Marketday\Admin\Import\Plan\PlanFile;
use Marketday\Admin\Import\ProductGroup\Links;
use Marketday\Admin\Import\ProductGroup\LinkWriter;
use Marketday\Admin\Import\ProductGroup\NameTwins;
use Marketday\Admin\Import\ProductGroup\ProductFinder;
use Marketday\Admin\Import\ProductGroup\ProductGroupInspector;
use Marketday\Admin\Import\ProductGroup\ProductGroupReader;
use Marketday\Admin\Import\ProductGroup\ProductGroupWriter;
use Marketday\Admin\Import\Row\RowReader;
use Marketday\Engine\Contract\Engine;

/** The objects that one step of a run works with, built by hand. */
final class Tools {
	public readonly PlanFile $plan;
	public readonly ImageFinder $pictures;
	public readonly ProductGroupReader $groups;
	public readonly ProductGroupWriter $groupWriter;
	public readonly LinkWriter $linkWriter;

	public function __construct( Engine $engine, ImportRun $run, CsvDocument $document, float $deadline ) {
		$writer               = $engine->writer();
		$rows                 = RowReader::forShop( $document, $engine->settings()->baseCurrency() );
		$finder               = new ProductFinder( $writer );
		$this->plan           = new PlanFile( $run->folder );
		$this->groups       = new ProductGroupReader( $document, $this->plan );
		$this->pictures       = new ImageFinder( new MediaLibrary(), new ImageDownload(), $run->picturesFolder, $run->silentHosts, $deadline );
		$links                = new Links( $writer, $finder, $this->groups, $rows );
		$twins                = new NameTwins( $engine->catalogue() );
		$inspector            = new ProductGroupInspector( $rows, $finder, $this->groups, $links, $engine->catalogue(), $document->header->mayLosePrices() );
		$this->groupWriter   = new ProductGroupWriter( $writer, $inspector, $finder, $this->pictures, $links, $twins, $run->isDryRun );
		$this->linkWriter     = new LinkWriter( $writer, $finder, $links, $rows );
	}
}
