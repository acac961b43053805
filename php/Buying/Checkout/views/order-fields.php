<?php
/**
 * The fields that the shop adds, those of one place: the twin of src/features/checkout/order-fields.tsx.
 *
 * @var list<array<string, mixed>> $orderFields
 * @var array<string, string>      $orderValues By id.
 * @var string                     $place       contact or order.
 * @var array<string, string>      $errors
 */

use Marketday\Kernel\Ui\Ui;

defined( 'ABSPATH' ) || exit;

$marketday_values = (array) $orderValues;
foreach ( $orderFields as $marketday_field ) :
	if ( $marketday_field['place'] !== $place ) {
		continue;
	}
	$marketday_id    = $marketday_field['id'];
	$marketday_value = $marketday_values[ $marketday_id ] ?? '';
	$marketday_error = $errors[ $marketday_id ] ?? '';
	if ( 'checkbox' === $marketday_field['type'] ) :
		?>
		<p class="marketday-checkout__box">
			<input
				type="checkbox"
				class="marketday-checkout__checkbox"
				id="<?php echo esc_attr( $marketday_id ); ?>"
				name="<?php echo esc_attr( $marketday_id ); ?>"<?php
				echo '' === $marketday_error ? '' : ' aria-invalid="true" aria-describedby="' . esc_attr( "{$marketday_id}-error" ) . '"';
				?>
				value="1"<?php echo '1' === $marketday_value ? ' checked=""' : ''; ?>>
			<label class="marketday-checkout__checkbox-label" for="<?php echo esc_attr( $marketday_id ); ?>"><?php echo esc_html( $marketday_field['label'] ); ?></label>
			<?php if ( '' !== $marketday_error ) : ?>
				<span class="marketday-field__error" id="<?php echo esc_attr( "{$marketday_id}-error" ); ?>"><?php echo esc_html( $marketday_error ); ?></span>
			<?php endif; ?>
		</p>
		<?php
		continue;
	endif;
	$marketday_control = [
		'id'          => $marketday_id,
		'value'       => $marketday_value,
		'type'        => $marketday_field['type'],
		'isRequired'  => $marketday_field['required'],
		'options'     => array_combine( $marketday_field['options'], $marketday_field['options'] ),
		'emptyOption' => __( 'Select', 'marketday' ),
		'error'       => $marketday_error,
	];
	$marketday_fold = [
		'label'    => $marketday_field['label'],
		'isWanted' => '' !== $marketday_value || '' !== $marketday_error,
		'isFolded' => ! $marketday_field['required'],
		'field'    => $marketday_control,
	];
	echo Ui::draw( 'fold', $marketday_fold ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
endforeach;
