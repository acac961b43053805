<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Admin\ImportFormHandler;
use Marketday\Admin\Import\Admin\ImportScreen;
use Marketday\Admin\Import\Run\Importer;
use Marketday\Admin\Import\Run\ImportJob;
use Marketday\Admin\Import\Run\RunFolders;
use Marketday\Admin\Import\Run\RunStore;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\PrivateFolder;
use Marketday\Kernel\View;

/** Import of products from WooCommerce's CSV: a command, and a page under Tools. */
final class ImportFeature implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Commands $commands,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {}

	public function register(): void {
		$folders  = new RunFolders();
		$importer = new Importer( $this->engine );
		$runs     = new RunStore( $folders, $this->clock );
		$page     = new ImportScreen( $runs, new View( __DIR__ . '/views' ) );

		$this->commands->add(
			'import',
			'Imports products from a WooCommerce CSV file: import FILE [--dry-run] [--encoding=NAME]',
			( new ImportCommand( $importer, $folders ) )->run( ... )
		);
		$job = new ImportJob( $importer, $runs, $this->engine->jobs() );
		$job->register();
		( new ImportFormHandler( $runs, $job ) )->addTo( $this->routes );
		add_action( 'admin_menu', [ $page, 'addToMenu' ] );
		add_action( 'wp_scheduled_delete', [ $runs, 'purge' ] );
		PrivateFolder::watch( 'import', static fn (): string => __( 'Product import files', 'marketday' ), $folders->root( ... ) );
	}
}
