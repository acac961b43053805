<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

echo Marketday\Site\Patterns\Templates::home(); // phpcs:ignore WordPress.Security.EscapeOutput -- block markup, escaped where it is made.
