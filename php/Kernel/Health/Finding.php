<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Health;

defined( 'ABSPATH' ) || exit;

/** Result of a test of Site Health. */
final class Finding {
	/** @param 'good'|'recommended'|'critical' $status */
	private function __construct(
		public readonly string $status,
		public readonly string $label,
		public readonly string $description,
		public readonly string $actions = '',
		public readonly bool $isOnHome = false
	) {}

	/** The same, told on Home too though nothing is broken. */
	public function onHome(): self {
		return new self( $this->status, $this->label, $this->description, $this->actions, true );
	}

	/**
	 * All is well.
	 *
	 * @param string $label       A sentence, plain text.
	 * @param string $description HTML of paragraphs, escaped.
	 */
	public static function good( string $label, string $description ): self {
		return new self( 'good', $label, $description );
	}

	/**
	 * Something to be mended when there is time.
	 *
	 * @param string $label       A sentence, plain text.
	 * @param string $description HTML of paragraphs, escaped.
	 * @param string $actions     HTML of links, escaped.
	 */
	public static function recommended( string $label, string $description, string $actions = '' ): self {
		return new self( 'recommended', $label, $description, $actions );
	}

	/**
	 * Something is lost, open or standing still.
	 *
	 * @param string $label       A sentence, plain text.
	 * @param string $description HTML of paragraphs, escaped.
	 * @param string $actions     HTML of links, escaped.
	 */
	public static function critical( string $label, string $description, string $actions = '' ): self {
		return new self( 'critical', $label, $description, $actions );
	}

	/** @return array<string, mixed> As WordPress's Site Health takes it. */
	public function toResult( string $test, string $badge ): array {
		return [
			'test'        => $test,
			'label'       => $this->label,
			'status'      => $this->status,
			'badge'       => [
				'label' => $badge,
				'color' => 'blue',
			],
			'description' => $this->description,
			'actions'     => $this->actions,
		];
	}
}
