<?php
/**
 * The fields of one address: the twin of src/features/checkout/address-fields.tsx.
 *
 * @var string                     $kind      billing or shipping.
 * @var list<array<string, mixed>> $fields    What `AddressField::toArray()` gave.
 * @var array<string, string>      $address
 * @var array<string, string>      $countries
 * @var array<string, string>      $errors
 * @var bool                       $folds     Those that most leave empty are folded.
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$folds ??= false;
?>
<div class="marketday-address__fields">
	<?php
	foreach ( $fields as $marketday_field ) {
		if ( $marketday_field['hidden'] ) {
			continue;
		}
		$marketday_name  = $marketday_field['name'];
		$marketday_error = $errors[ "{$kind}_{$marketday_name}" ] ?? '';
		$marketday_fold  = Ui::draw(
			'fold',
			[
				'label'     => $marketday_field['label'],
				'className' => "marketday-address__field--{$marketday_name}",
				'isFolded'  => $folds && ! $marketday_field['required'],
				'isWanted'  => '' !== $address[ $marketday_name ] || '' !== $marketday_error,
				'field'     => [
					'id'           => "{$kind}_{$marketday_name}",
					'value'        => $address[ $marketday_name ],
					'type'         => $marketday_field['type'],
					'isRequired'   => $marketday_field['required'],
					'isEnforced'   => 'billing' === $kind,
					'optionalText' => $folds ? '' : __( '(optional)', 'marketday' ),
					'autoComplete' => $marketday_field['autocomplete'],
					'options'      => 'country' === $marketday_name ? $countries : (array) $marketday_field['options'],
					'emptyOption'  => 'select' === $marketday_field['type'] ? __( 'Select', 'marketday' ) : null,
					'error'        => $marketday_error,
				],
			]
		);
		echo $marketday_fold; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
	}
	?>
</div>
