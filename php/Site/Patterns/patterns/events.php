<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

echo Marketday\Site\Patterns\Sections::events(); // phpcs:ignore WordPress.Security.EscapeOutput -- block markup, escaped where it is made.
