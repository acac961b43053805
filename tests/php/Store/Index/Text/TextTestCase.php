<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Index\Text;

use Marketday\Tests\SiteTestCase;

/** The tables are made before any transaction, for some databases end one with each table they make. */
abstract class TextTestCase extends SiteTestCase {
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		TextProducts::create();
	}

	public static function tearDownAfterClass(): void {
		TextProducts::drop();
		parent::tearDownAfterClass();
	}
}
