<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\SystemClock;
use Marketday\Marketing\Newsletter\Admin\ImportRun;
use Marketday\Marketing\Newsletter\Admin\SubscriberImport;
use Marketday\Marketing\Newsletter\Admin\SubscriberSearch;

/** Imports a file of subscribers, given as its text. */
abstract class SubscriberImportTestCase extends NewsletterTestCase {
	protected function begun( string $csv, string $name = 'people.csv' ): ImportRun {
		$file = get_temp_dir() . 'marketday-import.csv';
		file_put_contents( $file, $csv );
		try {
			return $this->importer()->begin( $file, $name, $this->lists->existingIds( [] )[0], 'consent' );
		} finally {
			wp_delete_file( $file );
		}
	}

	protected function importer(): SubscriberImport {
		return new SubscriberImport( $this->subscribers, new SystemClock(), $this->lists );
	}

	protected function import( string $csv, string $name = 'people.csv' ): ImportRun {
		$run = $this->begun( $csv, $name );
		while ( ! $run->isOver ) {
			$run = $this->importer()->work( ImportRun::load() ?? self::fail(), 0.0 );
		}
		return $run;
	}

	/** @return array<string, string> Status by address. */
	protected function statuses(): array {
		$statuses = [];
		foreach ( ( new SubscriberSearch() )->all() as $subscriber ) {
			$statuses[ $subscriber->email ] = $subscriber->status->value;
		}
		return $statuses;
	}
}
