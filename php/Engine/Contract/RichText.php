<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** A text as safe HTML, made when it is asked for: formatting takes most of a listing's time, and cards do not show it. */
final class RichText {
	/** @param Lazy<string> $html Safe HTML. */
	private function __construct( private readonly Lazy $html ) {}

	/** @param Closure(): string $make Safe HTML; called once, when the text is first read. */
	public static function later( Closure $make ): self {
		return new self( new Lazy( $make ) );
	}

	/** @param string $html Safe HTML. */
	public static function of( string $html ): self {
		return self::later( static fn (): string => $html );
	}

	public function html(): string {
		return $this->html->value();
	}

	public function isEmpty(): bool {
		return '' === trim( $this->html() );
	}
}
